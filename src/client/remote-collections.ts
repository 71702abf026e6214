import { z } from 'zod'
import { collectionRoutes, collectionSchema } from '#contract/collections.ts'
import type { Collection, CollectionItem } from '#contract/collections.ts'
import { overviewAnswerSchema } from '#contract/overviews.ts'
import type { Overview } from '#contract/overviews.ts'
import { answerSchema } from '#contract/questions.ts'
import type { Answer } from '#contract/questions.ts'
import { watchUrl } from '#product/watch-url.ts'
import { callServer, PrecisFailure } from './call-server.ts'
import type { Server } from './call-server.ts'
import type { FoundInLibrary } from './precis.ts'
import { findFormId } from './remote-forms.ts'

const itemsSchema = collectionRoutes['GET /api/collections/:id/items'].response
const collectionsSchema = collectionRoutes['GET /api/collections'].response
const shareSchema = z.object({ sharePath: z.string().nullable() })
const pageSize = 50

/** The content of a new collection: a stored list or its first videos, summaries, links to videos. */
export type NewCollection = {
  title?: string | undefined
  tags?: readonly string[] | undefined
  list?: { id: string; first?: number | undefined } | undefined
  historyIds?: readonly string[] | undefined
  videoUrls?: readonly string[] | undefined
  /** By its id or its name. */
  form?: string | undefined
}

/** The newest collections of the account, those with one tag where it is given. @throws PrecisFailure */
export async function listCollections(
  server: Server,
  tag: string | undefined,
  signal: AbortSignal,
): Promise<Collection[]> {
  const query = new URLSearchParams({ limit: String(pageSize), ...(tag === undefined ? {} : { tag }) })
  const path = `api/collections?${query.toString()}`
  return (await callServer(server, { method: 'GET', path, signal }, collectionsSchema)).items
}

/** Makes a collection on a server. @throws PrecisFailure */
export async function makeCollection(
  server: Server,
  { videoUrls = [], ...made }: NewCollection,
  signal: AbortSignal,
): Promise<Collection> {
  const form = made.form === undefined ? undefined : await findFormId(server, made.form, signal)
  const json = { ...made, form }
  const call = { method: 'POST', path: 'api/collections', json, isCounted: true, signal } as const
  const collection = await callServer(server, call, collectionSchema)
  // The same links again take nothing more, so a repeated call may come here twice.
  return videoUrls.length === 0 ? collection : await changeItems(server, collection.id, { videoUrls }, signal)
}

/** A collection of the account. @throws PrecisFailure */
export async function getCollection(server: Server, id: string, signal: AbortSignal): Promise<Collection> {
  return await callServer(server, { method: 'GET', path: pathOf(id), signal }, collectionSchema)
}

/** The overview that a language model wrote of a collection; `null` without one. @throws PrecisFailure */
export async function readOverview(
  server: Server,
  id: string,
  signal: AbortSignal,
): Promise<Overview | null> {
  const call = { method: 'GET', path: `${pathOf(id)}/overview`, signal } as const
  return (await callServer(server, call, overviewAnswerSchema)).overview
}

type ItemChanges = {
  add?: readonly string[] | undefined
  videoUrls?: readonly string[] | undefined
  remove?: readonly string[] | undefined
}

/** Puts summaries of the history and videos into a collection, and takes videos out. @throws PrecisFailure */
export async function changeItems(
  server: Server,
  id: string,
  json: ItemChanges,
  signal: AbortSignal,
): Promise<Collection> {
  const call = { method: 'POST', path: `${pathOf(id)}/items`, json, signal } as const
  return await callServer(server, call, collectionSchema)
}

type Changes = Pick<NewCollection, 'title' | 'tags' | 'form'>

/** Gives a collection another title, other tags or another form. @throws PrecisFailure */
export async function changeCollection(
  server: Server,
  id: string,
  changes: Changes,
  signal: AbortSignal,
): Promise<Collection> {
  const form = changes.form === undefined ? undefined : await findFormId(server, changes.form, signal)
  const json = { ...changes, form }
  return await callServer(server, { method: 'PATCH', path: pathOf(id), json, signal }, collectionSchema)
}

/** The actions on the work of a collection. */
export const workActions = ['pause', 'resume', 'retry'] as const
export type WorkAction = (typeof workActions)[number]

/** Pauses a collection, goes on with it, or tries what failed again. @throws PrecisFailure */
export async function changeWork(
  server: Server,
  id: string,
  action: WorkAction,
  signal: AbortSignal,
): Promise<Collection> {
  const call = { method: 'POST', path: `${pathOf(id)}/work`, json: { action }, signal } as const
  return await callServer(server, call, collectionSchema)
}

/**
 * Shares a collection, or stops that; gives the address, `null` where it is shared no more.
 * @throws PrecisFailure
 */
export async function shareCollection(
  server: Server,
  id: string,
  isShared: boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const call = { method: isShared ? 'POST' : 'DELETE', path: `${pathOf(id)}/share`, signal } as const
  const { sharePath } = await callServer(server, call, shareSchema)
  return sharePath === null ? null : `${server.origin}${sharePath}`
}

const deletedAnswer = z.object({ id: z.string() })

/** Deletes a collection; its summaries stay in the history. @throws PrecisFailure */
export async function deleteCollection(server: Server, id: string, signal: AbortSignal): Promise<void> {
  await callServer(server, { method: 'DELETE', path: pathOf(id), signal }, deletedAnswer)
}

type Slice = { from: number; limit: number }

/**
 * Some videos of a collection, each with the first insight of its summary or why there is none.
 * @throws PrecisFailure
 */
export async function listItems(
  server: Server,
  id: string,
  { from, limit }: Slice,
  signal: AbortSignal,
): Promise<{ items: CollectionItem[]; total: number }> {
  const path = `${pathOf(id)}/items?from=${from}&limit=${limit}`
  return await callServer(server, { method: 'GET', path, signal }, itemsSchema)
}

/** The answer to a question out of the videos of a collection. @throws PrecisFailure */
export async function askCollection(
  server: Server,
  { id, question }: { id: string; question: string },
  signal: AbortSignal,
): Promise<FoundInLibrary> {
  const call = {
    method: 'POST',
    path: `${pathOf(id)}/ask`,
    json: { question },
    isCounted: true,
    signal,
  } as const
  return foundInLibrary(await callServer(server, call, answerSchema))
}

/**
 * The id of the collection that a person names: by its id, or by its title, whose case does not count.
 * @throws PrecisFailure `NOT_FOUND`
 */
export async function findCollectionId(server: Server, name: string, signal: AbortSignal): Promise<string> {
  if (z.uuid().safeParse(name).success) return name
  const known = await listCollections(server, undefined, signal)
  const found = known.find(({ title }) => title.toLowerCase() === name.trim().toLowerCase())
  if (found !== undefined) return found.id
  throw new PrecisFailure('NOT_FOUND', `No collection is called “${name}”.`)
}

/** The address below which the calls about a collection are. */
export function pathOf(id: string): string {
  return `api/collections/${encodeURIComponent(id)}`
}

/** The passages found in many videos, each with its video. */
export function foundInLibrary({ said, passages, videos = [] }: Answer): FoundInLibrary {
  const found = passages.map(({ quote, second, speaker, transcriptId }) => {
    const video = videos.find((each) => each.transcriptId === transcriptId)
    const videoId = video?.videoId ?? null
    const videoUrl = videoId === null ? null : watchUrl(videoId)
    const named = speaker === undefined ? {} : { speaker }
    return { quote, second, ...named, videoTitle: video?.videoTitle ?? '', videoUrl }
  })
  return { said, passages: found }
}
