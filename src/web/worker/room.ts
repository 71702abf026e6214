import { fullCache, libraryCache } from '#product/offline.ts'
import { summaryId, transcriptOf } from './calls.ts'

/** The header of a stored answer of the reader's that says when it was stored. */
export const storedAtHeader = 'precis-stored-at'

/**
 * Stores something in the browser. On a full disk the results that were read least lately make room, whole
 * and one after the other, and a mark says so; throws where all but the one that it belongs to leave too
 * little.
 */
export async function putWithRoom(cache: Cache, key: RequestInfo, response: () => Response): Promise<void> {
  // One at a time: to each of several, what the others have just stored would be the oldest.
  await navigator.locks.request('precis-room', async () => {
    let others: Request[][] | null = null
    for (;;) {
      try {
        return await cache.put(key, response())
      } catch (error) {
        if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
        await caches.open(fullCache)
        others ??= [...(await storedResults(new Request(key))).values()].slice(0, -1)
        const oldest = others.shift()
        if (oldest === undefined) throw error
        await removeAnswers(oldest)
      }
    }
  })
}

/** Removes answers of the reader. */
export async function removeAnswers(keys: readonly Request[]): Promise<void> {
  const library = await caches.open(libraryCache)
  for (const key of keys) await library.delete(key, { ignoreVary: true })
}

/**
 * The stored answers by the id of the result that they belong to, that which was read least lately first;
 * other answers by their paths. One that is to be stored comes last, with what is stored of its result.
 */
export async function storedResults(next: Request | null = null): Promise<Map<string, Request[]>> {
  const answers = await oldestAnswers()
  const owners = new Map<string, string>()
  for (const key of answers) {
    const id = summaryId(pathOf(key))
    const transcriptId = id === null ? null : await storedTranscript(id)
    if (id !== null && transcriptId !== null) owners.set(transcriptId, id)
  }
  const results = new Map<string, Request[]>()
  for (const key of next === null ? answers : [...answers, next]) {
    const path = pathOf(key)
    const [, named = path] = /^\/api\/(?:summaries|history|transcripts)\/([^/]+)/.exec(path) ?? []
    const id = owners.get(named) ?? named
    const keys = [...(results.get(id) ?? []), key]
    results.delete(id)
    results.set(id, keys)
  }
  return results
}

/** The transcript of a stored result. */
export async function storedTranscript(id: string): Promise<string | null> {
  const found = await caches.match(`/api/summaries/${id}`, { cacheName: libraryCache, ignoreVary: true })
  return found === undefined ? null : transcriptOf(await found.json())
}

/** The stored answers of the reader, the oldest first. */
export async function oldestAnswers(): Promise<Request[]> {
  // To open it would make it.
  if (!(await caches.has(libraryCache))) return []
  const dated = (await (await caches.open(libraryCache)).keys()).filter(({ headers }) =>
    headers.has(storedAtHeader),
  )
  return dated.toSorted((a, b) => storedAt(a) - storedAt(b))
}

function storedAt({ headers }: Request): number {
  return Number(headers.get(storedAtHeader))
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname
}
