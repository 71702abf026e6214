import { fullEntry, libraryCache, switchedOffCache } from '#product/offline.ts'

/** The facts of what this browser stores for its reader. */
export type StoredData = {
  results: number
  bytes: number
  /** The browser had no more room for the oldest. */
  wasFull: boolean
  /** The reader wants nothing stored. */
  isOff: boolean
}

/** Counts what is stored; `null` where the browser stores nothing. */
export async function readStoredData(): Promise<StoredData | null> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return null
  try {
    return await countStored()
  } catch {
    return null
  }
}

async function countStored(): Promise<StoredData> {
  const isOff = await caches.has(switchedOffCache)
  const data = { results: 0, bytes: 0, wasFull: false, isOff }
  // To open it would make it.
  if (!(await caches.has(libraryCache))) return data
  const cache = await caches.open(libraryCache)
  for (const key of await cache.keys()) {
    const { pathname } = new URL(key.url)
    if (pathname.startsWith('/api/summaries/')) data.results += 1
    if (pathname === fullEntry) data.wasFull = true
    const entry = await cache.match(key, { ignoreVary: true })
    data.bytes += (await entry?.blob())?.size ?? 0
  }
  return data
}

/** Removes what is stored, and has nothing more stored. */
export async function switchOff(): Promise<void> {
  await caches.open(switchedOffCache)
  await caches.delete(libraryCache)
}

/** Has results stored again, from the next that is read. */
export async function switchOn(): Promise<void> {
  await caches.delete(switchedOffCache)
}
