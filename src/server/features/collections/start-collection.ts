import type { z } from 'zod'
import type { collectionRoutes, Collection } from '#contract/collections.ts'
import { AppError } from '#core/app-error.ts'
import { cutText } from '#core/storable-text.ts'
import { maxCollections, maxCollectionTitle, maxCollectionVideos } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { formToMatch, requireChosenForm } from '#server/features/forms/service.ts'
import { findSummarized, getStoredList } from '#server/features/playlists/service.ts'
import { noSuchCollection } from './context.ts'
import type { CollectionDeps } from './context.ts'
import { findOwnSummaries } from './items-repo.ts'
import { presentCollection } from './present.ts'
import { countCollections, findCollection, insertCollection } from './repo.ts'
import type { NewItem } from './repo.ts'

type CollectionRequest = z.output<(typeof collectionRoutes)['POST /api/collections']['body']>
type Chosen = {
  title: string
  source: Collection['source']
  items: readonly NewItem[]
  knownState: 'done' | 'skipped'
}

/**
 * Makes a collection for an account: of the videos of a stored list, which are summarized one after the
 * other, but for those that it has a summary of; or of summaries of its history.
 * @throws AppError `NOT_FOUND` for a list or a summary that is not there, `INVALID_REQUEST` where nothing is
 * chosen, and what choosing
 * a form throws
 */
export async function startCollection(
  deps: CollectionDeps,
  actor: Member,
  wanted: CollectionRequest,
): Promise<Collection> {
  const userId = actor.user.id
  const { list, historyIds = [], tags, style, language } = wanted
  if ((await countCollections(deps.db, userId)) >= maxCollections) {
    throw refusal('title', `You have ${maxCollections} collections. Delete one to make another.`)
  }
  const form = await requireChosenForm(deps, actor, wanted.form)
  const chosen =
    list === undefined
      ? await chooseSummaries(deps, userId, historyIds)
      : await chooseVideos(deps, actor, { ...list, form })
  const title = wanted.title ?? cutText(chosen.title, maxCollectionTitle)
  const id = await transaction(deps.db, (tx) =>
    insertCollection(tx, { ...chosen, userId, title, tags: [...new Set(tags)], style, language, form }),
  )
  const made = await findCollection(deps.db, userId, id)
  if (made === null) throw noSuchCollection()
  return await presentCollection(deps, actor, made)
}

async function chooseVideos(
  deps: CollectionDeps,
  actor: Member,
  list: NonNullable<CollectionRequest['list']> & { form: string },
): Promise<Chosen> {
  const stored = await getStoredList(deps, list.id)
  const wanted = list.videoIds === undefined ? null : new Set(list.videoIds)
  const videos = stored.videos
    .filter(({ videoId }) => wanted === null || wanted.has(videoId))
    .slice(0, list.first ?? stored.videos.length)
  if (videos.length === 0) throw refusal('list', 'Choose at least one video.')
  if (videos.length > maxCollectionVideos) {
    throw refusal('list', `Choose ${maxCollectionVideos} videos at most; this list has ${videos.length}.`)
  }
  const owner = {
    userId: actor.user.id,
    windowDays: plans[actor.plan].historyDays,
    form: formToMatch(list.form),
  }
  const known = await findSummarized(
    deps.db,
    owner,
    videos.map(({ videoId }) => videoId),
  )
  const items = videos.map(({ videoId, title, channel, durationSeconds }) => {
    const owned = channel ?? stored.list.owner
    return { videoId, title, channel: owned, durationSeconds, historyId: known.get(videoId) ?? null }
  })
  return { title: stored.list.title ?? 'A list of videos', source: stored.list, items, knownState: 'skipped' }
}

async function chooseSummaries(
  { db }: CollectionDeps,
  userId: string,
  ids: readonly string[],
): Promise<Chosen> {
  const items = await findOwnSummaries(db, userId, ids)
  if (items.length < new Set(ids).size) throw new AppError('NOT_FOUND', "This isn't in your history.")
  return { title: 'New collection', source: null, items, knownState: 'done' }
}

function refusal(field: string, reason: string): AppError {
  return new AppError('INVALID_REQUEST', reason, { fields: [{ field: `body.${field}`, reason }] })
}
