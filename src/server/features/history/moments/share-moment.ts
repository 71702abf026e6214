import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { AppError } from '#core/app-error.ts'
import { plans } from '#product/plans.ts'
import type { Db } from '#server/db/database.ts'
import { findRow, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { isOwn, notInHistory } from '../context.ts'
import { deleteOfLine, findOwnSummary } from '../items/repo.ts'
import { createShareKey, currentToken } from '../sharing/shares.ts'
import { findLine } from './read-moment.ts'

const purpose = 'shared moment'

const { person: perOwner } = contract['POST /api/history/:id/moments/:line'].counts

type Deps = Pick<SummaryDeps, 'db' | 'summaries' | 'callCounter'> & { secret: string }
type KeyDeps = { db: Db; secret: string }

/** A shared line and its address. */
export type SharedLine = { line: string; momentPath: string }

/**
 * Shares a line of a summary of the caller; one that is shared already has the same address again. A line
 * that the caller's plan doesn't show can't be shared.
 * @throws AppError `NOT_FOUND` for the summary of another owner, or a line that it doesn't have
 */
export async function shareMoment(
  deps: Deps,
  actor: Actor,
  { id, line }: { id: string; line: string },
): Promise<SharedLine> {
  const own = isOwn(actor)
  const item = await findOwnSummary(deps.db, { own, id, windowDays: plans[actor.plan].historyDays })
  if (item === null || !item.isInView) throw notInHistory()
  await deps.callCounter.count(`moments/${actor.user?.id ?? actor.visitorId ?? ''}`, perOwner)
  const found = await deps.summaries.read(item.summaryId)
  if (found === null || findLine(presentSummary(found), line) === null) {
    throw new AppError('NOT_FOUND', 'This summary has no such line.')
  }
  const { nonce, hash } = createShareKey(deps.secret, purpose)
  const stored = await putMoment(deps.db, { own, itemId: item.id, line, nonce, hash })
  const shared = stored === null ? null : await currentMoment(deps, stored)
  if (shared === null) throw notInHistory()
  return shared
}

/**
 * The shared lines of a summary of the caller.
 * @throws AppError `NOT_FOUND` for the summary of another owner
 */
export async function listShared(deps: KeyDeps, actor: Actor, id: string): Promise<SharedLine[]> {
  const item = await findOwnSummary(deps.db, { own: isOwn(actor), id, windowDays: null })
  if (item === null) throw notInHistory()
  return await currentMoments(deps, item.id)
}

/** The shared lines of an item with their addresses. */
export async function currentMoments(deps: KeyDeps, itemId: string): Promise<SharedLine[]> {
  const stored = await listMoments(deps.db, itemId)
  const shared = await Promise.all(stored.map((moment) => currentMoment(deps, moment)))
  return shared.filter((each) => each !== null)
}

/**
 * Stops sharing a line at once; a later share has another address.
 * @throws AppError `NOT_FOUND` for the item of another owner
 */
export async function stopMoment(
  { db }: { db: Db },
  actor: Actor,
  { id, line }: { id: string; line: string },
): Promise<void> {
  if (!(await deleteOfLine(db, 'moments', { own: isOwn(actor), id, line }))) throw notInHistory()
}

/** A shared line with its address, which is a new one where the server's secret changed since. */
async function currentMoment(deps: KeyDeps, stored: StoredMoment): Promise<SharedLine | null> {
  const { id, line, nonce, tokenHash } = stored
  const token = await currentToken(deps.secret, { purpose, nonce, hash: tokenHash }, (renewed) =>
    renewMoment(deps.db, { id, from: nonce, ...renewed }),
  )
  return token === null ? null : { line, momentPath: `/m/${token}` }
}

const storedMomentSchema = z.object({
  id: z.guid(),
  line: z.string(),
  nonce: z.string(),
  tokenHash: z.string(),
})

/** A shared line: the nonce of its address and the hash to find it by. */
type StoredMoment = z.output<typeof storedMomentSchema>

const momentColumns = sql`moments.id, moments.line, moments.nonce, moments.token_hash as "tokenHash"`

/** Shares a line of the caller's summary, or leaves the address it has; `null` for no item. */
async function putMoment(
  db: Db,
  { own, itemId, line, nonce, hash }: { own: Sql; itemId: string; line: string; nonce: string; hash: string },
): Promise<StoredMoment | null> {
  return await findRow(
    db,
    storedMomentSchema,
    sql`insert into moments (item_id, line, nonce, token_hash)
    select item.id, ${line}, ${nonce}, ${hash} from history_items as item
    where ${own} and item.id = ${itemId} and item.summary_id is not null and item.deleted_at is null
    on conflict (item_id, line) do update set line = excluded.line
    returning ${momentColumns}`,
  )
}

/** The shared lines of an item, in the order in which they were shared. */
async function listMoments(db: Db, itemId: string): Promise<StoredMoment[]> {
  return await readRows(
    db,
    storedMomentSchema,
    sql`select ${momentColumns} from moments where item_id = ${itemId} order by created_at, id`,
  )
}

/** Replaces the nonce of a shared line; `false` when it has another one by now. */
async function renewMoment(
  db: Db,
  { id, from, nonce, hash }: { id: string; from: string; nonce: string; hash: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update moments set nonce = ${nonce}, token_hash = ${hash} where id = ${id} and nonce = ${from}`)
  return rowCount === 1
}
