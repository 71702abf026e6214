import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { parseJson } from '#core/parse-json.ts'
import { isStorable } from '#core/storable-text.ts'
import { sql } from './sql.ts'
import type { Sql } from './sql.ts'

/** The place of an item in the order of a list: what it is sorted by, a number or a text, then its id. */
export type ItemPosition = { key: string; id: string }

/** The kind of value that an order sorts by. */
export type KeyKind = 'number' | 'text'

const cursorSchema = z.tuple([z.string(), z.string().refine(isStorable), z.uuid()])

/** The cursor that leads on from an item of a list in one of its orders. */
function writeCursor(order: string, { key, id }: ItemPosition): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url')
}

/**
 * The place that a cursor names.
 * @throws AppError `INVALID_REQUEST` when it is none, or one of another order
 */
export function readCursor(order: string, cursor: string, kind: KeyKind): ItemPosition {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  const [of, key = '', id = ''] = parsed.data ?? []
  const isNumber = /^-?\d{1,18}$/.test(key)
  if (of !== order || (kind === 'number' && !isNumber)) {
    const reason = "This page of the list doesn't exist. Please start from its beginning."
    throw new AppError('INVALID_REQUEST', reason, { fields: [{ field: 'querystring.cursor', reason }] })
  }
  return { key, id }
}

/** The items of one page out of one more than it holds, and the cursor to the next where there is one. */
export function cutPage<T extends ItemPosition>(
  rows: readonly T[],
  { order, limit }: { order: string; limit: number },
): { rows: T[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { rows: shown, nextCursor: last === undefined ? null : writeCursor(order, last) }
}

/** The request for a list that is sorted by a number: its order, and the page. */
type PageRequest = { order: string; cursor?: string | undefined; limit: number }

/**
 * One page of a list that is sorted by a number; `select` gives so many rows behind a position at most, and
 * how many there are in all.
 * @throws AppError `INVALID_REQUEST` for a cursor that is none of this order
 */
export async function readPage<T extends ItemPosition>(
  { order, cursor, limit }: PageRequest,
  select: (slice: { after: ItemPosition | null; limit: number }) => Promise<{ rows: T[]; total: number }>,
): Promise<{ rows: T[]; nextCursor: string | null; total: number }> {
  const after = cursor === undefined ? null : readCursor(order, cursor, 'number')
  const { rows, total } = await select({ after, limit: limit + 1 })
  return { ...cutPage(rows, { order, limit }), total }
}

/** A century on both sides of 1970; a made-up key is not to lead to a time that PostgreSQL has not. */
const maxMicroseconds = '4000000000000000'

/** The sort key of rows, newest first: microseconds that fall with time, so that they rise. */
export function newestFirstKey(at: Sql): Sql {
  return sql`(-${oldestFirstKey(at)})`
}

/** The same in a list with the oldest first. */
export function oldestFirstKey(at: Sql): Sql {
  return sql`((extract(epoch from ${at}) * 1000000)::bigint)`
}

type Position = { key: string; id: string }

/**
 * Holds for rows behind one with this key and id in a list ordered by `at desc, id`, or for all of them. An
 * index on both is used, which a condition on the key would not allow.
 */
export function isOlder(at: Sql, id: Sql, after: Position | null): Sql {
  if (after === null) return sql`true`
  const then = momentOf(sql`-${within(after)}`)
  return sql`(${at} <= ${then} and (${at} < ${then} or ${id} > ${after.id}::uuid))`
}

/** The same in a list ordered by `at, id`, whose keys rise with time. */
export function isNewer(at: Sql, id: Sql, after: Position): Sql {
  const then = momentOf(within(after))
  return sql`(${at} >= ${then} and (${at} > ${then} or ${id} > ${after.id}::uuid))`
}

function within({ key }: Position): Sql {
  return sql`least(greatest(${key}::bigint, -${maxMicroseconds}::bigint), ${maxMicroseconds}::bigint)`
}

function momentOf(microseconds: Sql): Sql {
  return sql`(timestamptz 'epoch' + (${microseconds}) * interval '1 microsecond')`
}
