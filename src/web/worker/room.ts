import { fullCache, libraryCache } from '#product/offline.ts'

/** The header of a stored answer of the reader's that says when it was stored. */
export const storedAtHeader = 'precis-stored-at'

/**
 * Stores something in the browser. On a full disk the oldest answers of the reader make room, a quarter at a
 * time, and a mark says so; throws where even all of them leave too little.
 */
export async function putWithRoom(cache: Cache, key: RequestInfo, response: () => Response): Promise<void> {
  for (;;) {
    try {
      return await cache.put(key, response())
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'QuotaExceededError') throw error
      await caches.open(fullCache)
      const oldest = await oldestAnswers()
      if (oldest.length === 0) throw error
      const library = await caches.open(libraryCache)
      for (const old of oldest.slice(0, Math.ceil(oldest.length / 4)))
        await library.delete(old, { ignoreVary: true })
    }
  }
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
