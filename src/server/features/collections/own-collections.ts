import type { z } from 'zod'
import type { collectionRoutes, Collection, CollectionItem } from '#contract/collections.ts'
import type { Answer } from '#contract/questions.ts'
import { AppError } from '#core/app-error.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { Db } from '#server/db/database.ts'
import { readPage } from '#server/db/paging.ts'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Member, Visitor } from '#server/features/accounts/service.ts'
import { requireChosenForm, formToMatch, readMakeableForm } from '#server/features/forms/service.ts'
import { ask } from '#server/features/history/service.ts'
import { findSummarized } from '#server/features/playlists/service.ts'
import { noSuchCollection } from './context.ts'
import type { CollectionDeps } from './context.ts'
import { selectItems, deleteItems, findOwnSummaries } from './items-repo.ts'
import { presentCollection, presentItems } from './present.ts'
import {
  deleteCollection,
  findCollection,
  lockCollection,
  selectCollections,
  updateCollection,
  insertItems,
  matchState,
} from './repo.ts'
import type { CollectionRow, NewItem } from './repo.ts'

type Routes = typeof collectionRoutes
const order = 'collections'

/**
 * The collections of an account, newest first.
 * @throws AppError `INVALID_REQUEST` for a cursor of another list
 */
export async function listCollections(
  deps: CollectionDeps,
  actor: Member,
  { cursor, limit, tag }: z.output<Routes['GET /api/collections']['query']>,
): Promise<{ items: Collection[]; nextCursor: string | null; total: number }> {
  const { rows, ...facts } = await readPage({ order, cursor, limit }, (slice) =>
    selectCollections(deps.db, { userId: actor.user.id, tag: tag ?? null, ...slice }),
  )
  const items = await Promise.all(rows.map(({ key: _key, ...row }) => presentCollection(deps, actor, row)))
  return { items, ...facts }
}

/** A collection of an account. @throws AppError `NOT_FOUND` for another's */
export async function getCollection(deps: CollectionDeps, actor: Member, id: string): Promise<Collection> {
  return await presentCollection(deps, actor, await requireCollection(deps, actor, id))
}

/** An account still has a collection. */
export async function hasCollection({ db }: { db: Db }, { user }: Member, id: string): Promise<boolean> {
  return (await findCollection(db, user.id, id)) !== null
}

/** A collection of an account, as it is stored. @throws AppError `NOT_FOUND` for another's */
export async function requireCollection(
  { db }: { db: Db },
  { user }: Member,
  id: string,
): Promise<CollectionRow> {
  const found = await findCollection(db, user.id, id)
  if (found === null) throw noSuchCollection()
  return found
}

/** Videos of a collection, searched. @throws AppError `NOT_FOUND` for another account's */
export async function listItems(
  deps: CollectionDeps,
  actor: Member,
  { id, state, ...query }: { id: string } & z.output<Routes['GET /api/collections/:id/items']['query']>,
): Promise<{ items: CollectionItem[]; total: number }> {
  await requireCollection(deps, actor, id)
  const windowDays = plans[actor.plan].historyDays
  const { items, total } = await selectItems(deps.db, {
    collectionId: id,
    windowDays,
    state: state ?? null,
    ...query,
  })
  return { items: await presentItems(deps, actor.user.id, items), total }
}

/**
 * Renames a collection, or changes its tags or the form of what is summarized from now on.
 * @throws AppError `NOT_FOUND` for another account's, and what choosing a form throws
 */
export async function changeCollection(
  deps: CollectionDeps,
  actor: Member,
  wanted: { id: string } & z.output<Routes['PATCH /api/collections/:id']['body']>,
): Promise<Collection> {
  const { id, title = null, tags } = wanted
  const form = wanted.form === undefined ? null : await requireChosenForm(deps, actor, wanted.form)
  const changes = { title, tags: tags === undefined ? null : [...new Set(tags)], form }
  if (!(await updateCollection(deps.db, { userId: actor.user.id, id, ...changes }))) throw noSuchCollection()
  return await getCollection(deps, actor, id)
}

/**
 * Deletes a collection; its summaries stay in the history.
 * @throws AppError `NOT_FOUND` for another account's
 */
export async function removeCollection({ db }: CollectionDeps, { user }: Member, id: string): Promise<void> {
  if (!(await deleteCollection(db, user.id, id))) throw noSuchCollection()
}

type Action = 'pause' | 'resume' | 'retry'

/**
 * Pauses the work on a collection, which lets the videos at work finish; goes on with it; or tries again what
 * failed.
 * @throws AppError `NOT_FOUND` for another account's
 */
export async function changeWork(
  deps: CollectionDeps,
  actor: Member,
  { id, action }: { id: string; action: Action },
): Promise<Collection> {
  await requireCollection(deps, actor, id)
  await transaction(deps.db, async (tx) => {
    await lockCollection(tx, id)
    if (action === 'retry') {
      await tx.execute(sql`
        update collection_items set state = 'waiting', problem = null, attempts = 0, due_at = null
        where collection_id = ${id} and state = 'failed'`)
    }
    const isOpen = sql`exists (select from collection_items
      where collection_id = ${id} and state in ('waiting', 'working'))`
    await tx.execute(
      action === 'pause'
        ? sql`update collections set state = 'paused', paused_by = 'owner', resumes_at = null
            where id = ${id} and state <> 'ended'`
        : sql`update collections set state = case when ${isOpen} then 'working' else 'ended' end,
            paused_by = null, resumes_at = null where id = ${id}`,
    )
  })
  return await getCollection(deps, actor, id)
}

type AskDeps = Parameters<typeof ask>[0] & CollectionDeps

/**
 * The passages of all transcripts of a collection that answer a question, each with its video and its second;
 * no model answers.
 * @throws AppError `NOT_FOUND` for another account's, `RATE_LIMITED`
 */
export async function askCollection(
  deps: AskDeps,
  actor: Member & Visitor,
  { id, question }: { id: string; question: string },
  signal: AbortSignal,
): Promise<Answer> {
  await requireCollection(deps, actor, id)
  const among = sql`item.id in (select history_id from collection_items where collection_id = ${id})`
  return await ask(deps, actor, { question, scope: 'library', among }, { signal, emit: () => undefined })
}

type ItemChanges = z.output<(typeof collectionRoutes)['POST /api/collections/:id/items']['body']>

/**
 * Puts summaries of an account and videos to summarize into a collection of it, and takes videos out. A video
 * that is there already stays as it is, so the same call again takes nothing more.
 * @throws AppError `NOT_FOUND` for another account's collection or summaries, `INVALID_LINK`,
 * `INVALID_REQUEST` for too many
 */
export async function changeItems(
  deps: CollectionDeps,
  actor: Member,
  { id, add = [], videoUrls = [], remove = [] }: { id: string } & ItemChanges,
): Promise<Collection> {
  const { form } = await requireCollection(deps, actor, id)
  const userId = actor.user.id
  const owned = await findOwnSummaries(deps.db, userId, add)
  if (owned.length < new Set(add).size) throw new AppError('NOT_FOUND', "This isn't in your history.")
  const made = await readMakeableForm(deps, actor, form)
  const linked = await readLinks(deps, actor, { links: videoUrls, form: formToMatch(made) })
  await transaction(deps.db, async (tx) => {
    await deleteItems(tx, { userId, collectionId: id, ids: remove })
    const added =
      (await insertItems(tx, id, { items: owned, knownState: 'done' })) +
      (await insertItems(tx, id, { items: linked, knownState: 'skipped' }))
    await lockCollection(tx, id)
    if (added > 0) await refuseTooMany(tx, actor, id)
    if (linked.length > 0 || remove.length > 0) await matchState(tx, id)
  })
  return await getCollection(deps, actor, id)
}

async function refuseTooMany(tx: Db, actor: Member, id: string): Promise<void> {
  const { counts } = await requireCollection({ db: tx }, actor, id)
  if (counts.total <= maxCollectionVideos) return
  const reason = `A collection holds ${maxCollectionVideos} videos at most.`
  throw new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'body.add', reason }] })
}

/**
 * The videos of links, each once, with the summaries that the account has.
 * @throws AppError `INVALID_LINK`
 */
async function readLinks(
  { db }: CollectionDeps,
  { user, plan }: Member,
  { links, form }: { links: readonly string[]; form: string | null },
): Promise<NewItem[]> {
  const videoIds = new Set(
    links.map((link) => {
      const videoId = parseVideoLink(link)?.videoId ?? null
      if (videoId === null) throw new AppError('INVALID_LINK', `This is no link to a YouTube video: ${link}`)
      return videoId
    }),
  )
  const owner = { userId: user.id, windowDays: plans[plan].historyDays, form }
  const known = await findSummarized(db, owner, [...videoIds])
  return [...videoIds].map((videoId) => ({
    videoId,
    title: null,
    channel: null,
    durationSeconds: null,
    historyId: known.get(videoId) ?? null,
  }))
}
