import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { collectionFeedItems } from '#product/limits.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, sql } from '#server/db/sql.ts'
import { findMember } from '#server/features/accounts/service.ts'
import type { Member } from '#server/features/accounts/service.ts'
import { briefOf, writeFeed } from '#server/features/digests/service.ts'
import { createShareKey, shareHash } from '#server/features/history/service.ts'
import type { CollectionDeps } from './context.ts'
import { noSuchCollection } from './context.ts'
import { selectItems } from './items-repo.ts'
import { readSummaries, secretPathOf } from './present.ts'
import type { ShareDeps } from './present.ts'

const fedSchema = z.object({ id: z.guid(), userId: z.guid(), title: z.string() })

/**
 * The newest summaries of the collection whose feed has this token, as RSS, as far as its owner sees them.
 * @throws AppError `NOT_FOUND`
 */
export async function readCollectionFeed(
  deps: CollectionDeps,
  token: string,
  origin: string,
): Promise<string> {
  const collection = await findRow(
    deps.db,
    fedSchema,
    sql`select id, user_id as "userId", title from collections where feed_hash = ${shareHash(token)}`,
  )
  const member = collection === null ? null : await findMember(deps, collection.userId)
  if (collection === null || member === null)
    throw new AppError('NOT_FOUND', "There's no feed at this address.")
  const { id, userId, title } = collection
  const windowDays = plans[member.plan].historyDays
  const newest = { from: 0, limit: collectionFeedItems, isSummarized: true, isNewestFirst: true }
  const query = { collectionId: id, windowDays, q: '', state: null, ...newest }
  const { items: rows } = await selectItems(deps.db, query)
  const briefs = await readSummaries(deps, { userId, rows }, briefOf)
  const items = rows.flatMap((row) => {
    const brief = briefs.get(row.summaryId ?? '')
    if (brief === undefined || row.summarizedAt === null) return []
    const facts = { id: row.id, title: row.title, source: row.channel, at: row.summarizedAt }
    return [{ ...facts, ...brief, link: `${origin}/v/${row.historyId}` }]
  })
  const about = {
    title,
    description: 'New summaries of a collection.',
    link: `${origin}/collections/${id}`,
    self: `${origin}/api/collections/feed/${token}`,
  }
  return writeFeed(about, items)
}

const feedKeyRow = z.object({ nonce: z.string(), hash: z.string() })

/**
 * Gives the feed of a collection of the caller an address; the one that it had stops working.
 * @throws AppError `NOT_FOUND` for another account's
 */
export async function changeCollectionFeed(
  deps: ShareDeps & { db: Db },
  { user }: Member,
  id: string,
): Promise<string> {
  const { nonce, hash } = createShareKey(deps.secret, 'collection feed')
  const key = await findRow(
    deps.db,
    feedKeyRow,
    sql`update collections set feed_nonce = ${nonce}, feed_hash = ${hash}
    where id = ${id} and user_id = ${user.id} returning feed_nonce as nonce, feed_hash as hash`,
  )
  const path = key === null ? null : await secretPathOf(deps, { id, ...key }, 'feed')
  if (path === null) throw noSuchCollection()
  return path
}
