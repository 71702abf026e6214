import type { Collection, CollectionItem } from '#contract/collections.ts'
import { storedListSchema } from '#contract/playlists.ts'
import type { StoredList } from '#contract/playlists.ts'
import type { Clock } from '#server/lib/clock.ts'
import { callServer } from './call-server.ts'
import type { Server } from './call-server.ts'
import { getCollection, listItems } from './remote-collections.ts'

/** So many come with the first answer. */
const firstListed = 100
const listedAtOnce = 200
const itemsAtOnce = 100
/** A key may make 120 calls a minute, and may have other work. */
const lookEveryMs = 3000

/**
 * Some videos of a playlist or a channel, as a server lists them for the account of the key.
 * @throws PrecisFailure
 */
export async function listSomeVideos(
  server: Server,
  { url, from, limit }: { url: string; from: number; limit: number },
  signal: AbortSignal,
): Promise<StoredList> {
  const call = { method: 'POST', path: 'api/playlists', json: { url }, signal } as const
  const first = await callServer(server, call, storedListSchema)
  if (from + limit <= first.videos.length || first.videos.length === first.total)
    return { ...first, videos: first.videos.slice(from, from + limit) }
  return await readSlice(server, first.id, { from, limit }, signal)
}

/** All of them. @throws PrecisFailure */
export async function listVideos(server: Server, url: string, signal: AbortSignal): Promise<StoredList> {
  const first = await listSomeVideos(server, { url, from: 0, limit: firstListed }, signal)
  const videos = [...first.videos]
  while (videos.length < first.total) {
    const slice = { from: videos.length, limit: listedAtOnce }
    const page = await readSlice(server, first.id, slice, signal)
    if (page.videos.length === 0) break
    videos.push(...page.videos)
  }
  return { ...first, videos }
}

async function readSlice(
  server: Server,
  id: string,
  { from, limit }: { from: number; limit: number },
  signal: AbortSignal,
): Promise<StoredList> {
  const path = `api/playlists/${id}?from=${from}&limit=${limit}`
  return await callServer(server, { method: 'GET', path, signal }, storedListSchema)
}

type Waiting = { clock: Clock; onLook: (collection: Collection) => void; signal: AbortSignal }

/**
 * Waits until a collection has ended, or is paused since no summary is left, or by its owner.
 * @throws PrecisFailure
 */
export async function waitForCollection(
  server: Server,
  id: string,
  { clock, onLook, signal }: Waiting,
): Promise<Collection> {
  for (;;) {
    const collection = await getCollection(server, id, signal)
    onLook(collection)
    if (collection.state !== 'working' && collection.counts.working === 0) return collection
    await clock.wait(lookEveryMs, signal)
    signal.throwIfAborted()
  }
}

/** All videos of a collection, as `listItems` gives them. @throws PrecisFailure */
export async function readCollection(
  server: Server,
  id: string,
  signal: AbortSignal,
): Promise<CollectionItem[]> {
  const items: CollectionItem[] = []
  for (;;) {
    const page = await listItems(server, id, { from: items.length, limit: itemsAtOnce }, signal)
    items.push(...page.items)
    if (items.length >= page.total || page.items.length === 0) return items
  }
}
