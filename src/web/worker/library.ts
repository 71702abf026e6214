import {
  buildHeader,
  fullCache,
  libraryCache,
  maxOfflineResults,
  offlineDays,
  switchedOffCache,
} from '#product/offline.ts'
import { isList, isRunning, summaryId } from './calls.ts'
import { oldestAnswers, putWithRoom, removeAnswers, storedAtHeader, storedResults } from './room.ts'

const maxAgeMs = offlineDays * 24 * 60 * 60 * 1000
/** The results with their parts, the lists and the pictures. */
const maxEntries = 400
const ownerEntry = '/owner'
/** Stands for the owner whose account is to be deleted: nothing more is stored. */
const leaving = 'leaving'
/** The cookie that stands beside a session. */
const hintCookie = 'signed_in'

let generation = 0

/** The number of times that this worker has removed everything: an answer of before is not stored after. */
export function libraryGeneration(): number {
  return generation
}

/** Removes all that belongs to the reader. */
export async function forgetLibrary(): Promise<void> {
  generation += 1
  for (const name of [libraryCache, fullCache]) await caches.delete(name)
}

/** Sets whose answers these are. Those of another reader are removed, and those that nobody is known of. */
export async function setOwner(id: string, isLeaving: boolean): Promise<void> {
  if (isLeaving || (await readOwner()) !== id) await forgetLibrary()
  if (await caches.has(switchedOffCache)) return
  const cache = await caches.open(libraryCache)
  await putWithRoom(cache, ownerEntry, () => new Response(isLeaving ? leaving : id))
}

async function readOwner(): Promise<string | null> {
  const entry = await caches.match(ownerEntry, { cacheName: libraryCache })
  return entry === undefined ? null : await entry.text()
}

/** The reader has not asked that nothing be stored. */
export async function mayStore(): Promise<boolean> {
  return !(await caches.has(switchedOffCache)) && (await readOwner()) !== leaving
}

/** An answer, the address that it was asked for, when it came, and the generation that it was asked in. */
type Given = { address: string; answer: Response; now: number; begun: number }

/** Stores an answer, and removes what is beyond the limits. On a full disk the oldest make room. */
export async function storeAnswer({ address, answer, now, begun }: Given): Promise<void> {
  if (begun !== generation || !(await mayStore())) return
  const headers = new Headers(answer.headers)
  // The body is decoded already.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(storedAtHeader, String(now))
  const body = await answer.blob()
  const cache = await caches.open(libraryCache)
  const key = new Request(address, { headers: { [storedAtHeader]: String(now) } })
  const isNew = (await cache.match(address, { ignoreVary: true })) === undefined
  await putWithRoom(cache, key, () => new Response(body, { headers }))
  if (begun !== generation) await caches.delete(libraryCache)
  else if (isNew) await removeBeyondLimits()
}

/** The stored answer of a build, where the one who asks may see it. */
export async function readAnswer(
  address: string,
  build: string | null,
  now: number,
): Promise<Response | null> {
  if (!(await caches.has(libraryCache))) return null
  if (!(await isReaderPresent())) {
    await forgetLibrary()
    return null
  }
  const cache = await caches.open(libraryCache)
  const found = await cache.match(address, { ignoreVary: true })
  if (found === undefined) return null
  const isOurs = found.headers.get(buildHeader) === build
  if (isOurs && now - Number(found.headers.get(storedAtHeader)) < maxAgeMs) return found
  await cache.delete(address, { ignoreVary: true })
  return null
}

/** The session of the owner has not ended, as far as its cookies say. A visitor has none. */
async function isReaderPresent(): Promise<boolean> {
  if (!('cookieStore' in globalThis) || (await readOwner()) === null) return true
  return (await cookieStore.get(hintCookie)) !== null
}

/** Removes a result with its transcript, highlights and questions, and the lists, which name it. */
export async function removeResult(id: string): Promise<void> {
  const lists = (await oldestAnswers()).filter(({ url }) => isList(new URL(url).pathname))
  await removeAnswers([...((await storedResults()).get(id) ?? []), ...lists])
}

/** The address has a stored answer of a build; `null` is any. */
export async function hasAnswer(address: string, build: string | null): Promise<boolean> {
  const found = await caches.match(address, { cacheName: libraryCache, ignoreVary: true })
  return found !== undefined && (build === null || found.headers.get(buildHeader) === build)
}

/** An answer that says what it is for a short time alone. */
export async function isPassing(address: string, answer: Response): Promise<boolean> {
  return summaryId(address) !== null && isRunning(await answer.clone().json())
}

async function removeBeyondLimits(): Promise<void> {
  const ids = (await oldestAnswers()).flatMap((key) => summaryId(new URL(key.url).pathname) ?? [])
  const beyond = ids.slice(0, -maxOfflineResults)
  const results = beyond.length === 0 ? null : await storedResults()
  await removeAnswers(beyond.flatMap((id) => results?.get(id) ?? []))
  await removeAnswers((await oldestAnswers()).slice(0, -maxEntries))
}
