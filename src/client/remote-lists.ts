import { collectionRoutes, collectionSchema } from '#contract/collections.ts'
import type { Collection, CollectionItem } from '#contract/collections.ts'
import { storedListSchema } from '#contract/playlists.ts'
import type { StoredList } from '#contract/playlists.ts'
import type { Clock } from '#server/ports/clock.ts'
import { callServer } from './call-server.ts'
import type { Server } from './call-server.ts'

const listedAtOnce = 200
const itemsAtOnce = 100
/** A key may make 120 calls a minute, and may have other work. */
const lookEveryMs = 3000
const itemsSchema = collectionRoutes['GET /api/collections/:id/items'].response

/** All videos of a playlist or a channel, as a server lists them for the account of the key. @throws PrecisFailure */
export async function listVideos(server: Server, url: string, signal: AbortSignal): Promise<StoredList> {
  const call = { method: 'POST', path: 'api/playlists', json: { url }, signal } as const
  const first = await callServer(server, call, storedListSchema)
  const videos = [...first.videos]
  while (videos.length < first.total) {
    const path = `api/playlists/${first.id}?from=${videos.length}&limit=${listedAtOnce}`
    const page = await callServer(server, { method: 'GET', path, signal }, storedListSchema)
    if (page.videos.length === 0) break
    videos.push(...page.videos)
  }
  return { ...first, videos }
}

/** Has a server summarize the videos of a stored list, or the first of them, into a collection. @throws PrecisFailure */
export async function collectVideos(
  server: Server,
  { id, first }: { id: string; first: number | null },
  signal: AbortSignal,
): Promise<Collection> {
  const json = { list: { id, ...(first === null ? {} : { first }) } }
  return await callServer(
    server,
    { method: 'POST', path: 'api/collections', json, isCounted: true, signal },
    collectionSchema,
  )
}

type Waiting = { clock: Clock; onLook: (collection: Collection) => void; signal: AbortSignal }

/** Waits until a collection has ended, or is paused since no summary is left, or by its owner. @throws PrecisFailure */
export async function waitForCollection(
  server: Server,
  id: string,
  { clock, onLook, signal }: Waiting,
): Promise<Collection> {
  for (;;) {
    const path = `api/collections/${id}`
    const collection = await callServer(server, { method: 'GET', path, signal }, collectionSchema)
    onLook(collection)
    if (collection.state !== 'working' && collection.counts.working === 0) return collection
    await clock.wait(lookEveryMs, signal)
    signal.throwIfAborted()
  }
}

/** The videos of a collection, each with the first insight of its summary or why there is none. @throws PrecisFailure */
export async function readCollection(
  server: Server,
  id: string,
  signal: AbortSignal,
): Promise<CollectionItem[]> {
  const items: CollectionItem[] = []
  for (;;) {
    const path = `api/collections/${id}/items?from=${items.length}&limit=${itemsAtOnce}`
    const page = await callServer(server, { method: 'GET', path, signal }, itemsSchema)
    items.push(...page.items)
    if (items.length >= page.total || page.items.length === 0) return items
  }
}
