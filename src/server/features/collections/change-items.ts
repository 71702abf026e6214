import type { z } from 'zod'
import type { collectionRoutes, Collection } from '#contract/collections.ts'
import { maxCollectionVideos } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import { parseVideoLink } from '#product/video-link.ts'
import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { formToMatch, readMakeableForm } from '#server/features/forms/service.ts'
import { findSummarized } from '#server/features/playlists/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { CollectionDeps } from './context.ts'
import { deleteItems, findOwnSummaries } from './items-repo.ts'
import { getCollection, requireCollection } from './own-collections.ts'
import { insertItems, lockCollection, matchState } from './repo.ts'
import type { NewItem } from './repo.ts'

type ItemChanges = z.output<(typeof collectionRoutes)['POST /api/collections/:id/items']['body']>

/**
 * Puts summaries of an account and videos to summarize into a collection of it, and takes videos out. A video that is there already
 * stays as it is, so the same call again takes nothing more.
 * @throws AppError `NOT_FOUND` for another account's collection or summaries, `INVALID_LINK`, `INVALID_REQUEST` for too many
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

/** The videos of links, each once, with the summaries that the account has. @throws AppError `INVALID_LINK` */
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
