import type { Follow, FollowedItem } from '#contract/follows.ts'
import type { PooledDb } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/lib/app-error.ts'
import { readPage } from '#server/lib/paging/page-cursor.ts'
import { deleteFollow, retryItem, selectFollows, selectItems } from './follows-repo.ts'
import { presentFollow, presentItem } from './present.ts'

/** What an account follows. */
export async function listFollows(db: PooledDb, userId: string): Promise<Follow[]> {
  return (await selectFollows(db, userId)).map(presentFollow)
}

/** A follow of an account. @throws AppError `NOT_FOUND` */
export async function getFollow(db: PooledDb, userId: string, id: string): Promise<Follow> {
  const [row] = await selectFollows(db, userId, id)
  if (row === undefined) throw notFollowed()
  return presentFollow(row)
}

type ItemsQuery = { userId: string; followId: string; cursor?: string | undefined; limit: number }
const order = 'followed-items'

/** One page of the videos that a follow of an account brought. @throws AppError `NOT_FOUND`, `INVALID_REQUEST` */
export async function listItems(
  db: PooledDb,
  { userId, followId, cursor, limit }: ItemsQuery,
): Promise<{ items: FollowedItem[]; nextCursor: string | null; total: number }> {
  await getFollow(db, userId, followId)
  const { rows, ...facts } = await readPage({ order, cursor, limit }, (slice) =>
    selectItems(db, { userId, followId, ...slice }),
  )
  return { items: rows.map(presentItem), ...facts }
}

/** Ends a follow of an account. @throws AppError `NOT_FOUND` */
export async function unfollow(db: PooledDb, userId: string, id: string): Promise<void> {
  if (!(await deleteFollow(db, userId, id))) throw notFollowed()
}

/** Tries a failed video of an account again. @throws AppError `NOT_FOUND` for one that did not fail, or is not its own */
export async function retryFollowed(db: PooledDb, userId: string, id: string): Promise<void> {
  const isTried = await transaction(db, (tx) => retryItem(tx, userId, id))
  if (!isTried) throw new AppError('NOT_FOUND', "There's no failed video to try again here.")
}

function notFollowed(): AppError {
  return new AppError('NOT_FOUND', "You don't follow this.")
}
