import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fullCache, libraryCache } from '#product/offline.ts'
import { putWithRoom, storedAtHeader } from '#web/worker/room.ts'

/** The caches of a browser that has so many letters of room. */
let room = Infinity
let stored: Map<string, Map<string, { key: Request; text: string }>>

function cacheOf(name: string) {
  const entries = stored.get(name) ?? new Map<string, { key: Request; text: string }>()
  stored.set(name, entries)
  return {
    keys: async () => [...entries.values()].map(({ key }) => key),
    match: async (key: RequestInfo) => responseOf(entries.get(urlOf(key))?.text),
    delete: async (key: RequestInfo) => entries.delete(urlOf(key)),
    put: async (given: RequestInfo, response: Response) => {
      const key = new Request(urlOf(given), typeof given === 'string' ? {} : { headers: given.headers })
      const text = await response.text()
      const others = [...stored.values()].flatMap((all) => [...all.values()])
      const used = others.reduce((sum, each) => sum + (each.key.url === key.url ? 0 : each.text.length), 0)
      if (used + text.length > room) throw new DOMException('No room', 'QuotaExceededError')
      entries.set(key.url, { key, text })
    },
  }
}

const urlOf = (key: RequestInfo): string =>
  new URL(typeof key === 'string' ? key : key.url, location.origin).href
const responseOf = (text: string | undefined) => (text === undefined ? undefined : new Response(text))

beforeEach(() => {
  room = Infinity
  stored = new Map()
  let before = Promise.resolve()
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => stored.has(name),
    match: async (key: string, { cacheName }: { cacheName: string }) => await cacheOf(cacheName).match(key),
  })
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<void>) => {
        before = before.then(work, work)
        return before
      },
    },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

async function put(path: string, now: number, text: string): Promise<void> {
  const key = new Request(`${location.origin}${path}`, { headers: { [storedAtHeader]: String(now) } })
  await putWithRoom(await caches.open(libraryCache), key, () => new Response(text))
}

/** Stores a result with its highlights and its transcript, 200 letters in all. */
async function putResult(name: string, now: number): Promise<void> {
  await put(
    `/api/summaries/${name}`,
    now,
    JSON.stringify({ answer: { transcriptId: `${name}-text` } }).padEnd(90),
  )
  await put(`/api/history/${name}/highlights`, now, '[]'.padEnd(10))
  await put(`/api/transcripts/${name}-text`, now, '{}'.padEnd(100))
}

const paths = () => [...cacheOfLibrary().keys()].map((url) => new URL(url).pathname)
const cacheOfLibrary = () => stored.get(libraryCache) ?? new Map<string, unknown>()
const partsOf = (name: string) => [
  `/api/summaries/${name}`,
  `/api/history/${name}/highlights`,
  `/api/transcripts/${name}-text`,
]

it('on a full disk the result that was read least lately goes whole, and a mark says so', async () => {
  await putResult('old', 1)
  await putResult('middle', 2)
  // Read again, from a page that asked for its summary alone.
  await put('/api/summaries/old', 3, JSON.stringify({ answer: { transcriptId: 'old-text' } }).padEnd(90))
  expect(stored.has(fullCache)).toBe(false)
  room = 500
  await putResult('new', 4)
  expect(paths().toSorted()).toEqual([...partsOf('old'), ...partsOf('new')].toSorted())
  expect(stored.has(fullCache)).toBe(true)
})

it('a transcript does not have its own result make room, and is refused where nothing else is left', async () => {
  await putResult('old', 1)
  await put('/api/summaries/new', 2, JSON.stringify({ answer: { transcriptId: 'new-text' } }).padEnd(90))
  room = 150
  await expect(put('/api/transcripts/new-text', 3, '{}'.padEnd(100))).rejects.toThrow('No room')
  expect(paths()).toEqual(['/api/summaries/new'])
})

it('what is stored at the same time stays', async () => {
  await putResult('old', 1)
  room = 200
  await Promise.all([
    put('/api/summaries/a', 2, 'null'.padEnd(90)),
    put('/api/summaries/b', 2, 'null'.padEnd(90)),
  ])
  expect(paths()).toEqual(['/api/summaries/a', '/api/summaries/b'])
})
