import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import { z } from 'zod'
import { AppError } from '#core/app-error.ts'
import { normalizeEmail } from '#product/email.ts'
import { retentionDays } from '#product/retention.ts'
import type { Db, PooledDb } from '#server/db/database.ts'
import { findRow, joinSql, sql, userIdRow } from '#server/db/sql.ts'
import { hasNo, isOlderThan, sweepUnused } from '#server/db/sweep-rows.ts'
import type { Aging } from '#server/db/sweep-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import type { AccountDeps, Actor, LoginDeps, Visitor } from '../context.ts'

/** The address of the account, or the unproven one that was typed in this browser; `null` without either. */
export async function findEmail(
  { db }: Pick<AccountDeps, 'db'>,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
): Promise<string | null> {
  if (user !== null) return user.email
  return visitorId === null ? null : ((await findVisitor(db, visitorId))?.email ?? null)
}

/**
 * Stores the address that was typed in this browser. It stays unproven.
 * @throws AppError `INVALID_REQUEST` for a disposable address
 */
export async function storeEmail({ db }: AccountDeps, { visitorId }: Visitor, typed: string): Promise<void> {
  const email = normalizeEmail(typed)
  if (isDisposable(email)) {
    const reason = 'This looks like a disposable address. Please use another one, or sign in'
    throw new AppError('INVALID_REQUEST', `${reason}.`, { fields: [{ field: 'body.email', reason }] })
  }
  await updateEmail(db, visitorId, email)
}

/** The domain of an address, or a parent of it, is known for disposable addresses. */
function isDisposable(email: string): boolean {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.')
  return labels.some((_, index) => isDisposableEmailDomain(labels.slice(index).join('.')))
}

/** Dependencies of merging a visitor into an account. */
export type MergeDeps = Pick<LoginDeps, 'db' | 'accountHooks' | 'clock'>

/** The longest time in seconds of a call before its work begins: its body is received first. */
const sendingSeconds = 120

/**
 * Gives the data of a browser without an account to the account that it signs in to. Most browsers have none,
 * which one statement says. What is being counted for the browser is waited for before.
 */
export async function mergeVisitor(
  tx: Db,
  { accountHooks }: Pick<MergeDeps, 'accountHooks'>,
  { visitorId, userId }: { visitorId: string; userId: string },
): Promise<void> {
  const people = sql`
    select person_id from users where id = ${userId} union select person_id from visitors where id = ${visitorId}`
  // One order everywhere prevents deadlocks.
  await tx.execute(sql`select from people where id in (${people}) order by id for no key update`)
  const rows = accountHooks.flatMap(({ rowsOfVisitor }) => rowsOfVisitor?.(visitorId) ?? [])
  const { rowCount } = await tx.execute(sql`select where exists (${joinSql(rows, ' union all ')})`)
  for (const { mergeVisitor: merge, rowsOfVisitor } of accountHooks)
    if (rowCount === 1 || rowsOfVisitor === undefined) await merge?.(tx, { visitorId, userId })
}

/**
 * Gives what a call stored for a browser to the account that the browser signed in to during the call. To be
 * called after the call has stored it: either this sees the session, or the sign-in, which merges once more
 * when its session is visible, sees what was stored. `began` is when the work of the call began, in ms since
 * 1970.
 */
export async function mergeLate(
  deps: MergeDeps,
  actor: Pick<Actor, 'user' | 'visitorId'>,
  began: number,
): Promise<void> {
  const { visitorId } = actor
  const userId = await findLateAccount(deps, actor, began)
  if (visitorId === null || userId === null) return
  await transaction(deps.db, (tx) => mergeVisitor(tx, deps, { visitorId, userId }))
}

/**
 * The account that a browser signed in to during a call that it sent before; `null` for none. `began` is when
 * the work of the call began, in ms since 1970.
 */
export async function findLateAccount(
  { db, clock }: Pick<MergeDeps, 'db' | 'clock'>,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
  began: number,
): Promise<string | null> {
  if (user !== null || visitorId === null) return null
  // Only the length comes from this machine, whose time may differ from the database's.
  const seconds = Math.max(0, clock.now() - began) / 1000 + sendingSeconds
  const session = await findRow(
    db,
    userIdRow,
    sql`select user_id as "userId" from sessions
    where visitor_id = ${visitorId} and created_at > ledger_now() - ${seconds} * interval '1 second'
      and expires_at > ledger_now()
    order by created_at desc limit 1`,
  )
  return session?.userId ?? null
}

/** The person of a visitor, who owns the quota; `email` is the typed address. */
const visitorRow = z.object({ personId: z.guid(), email: z.string().nullable() })
type VisitorRow = z.output<typeof visitorRow>

/** The row of a visitor; `null` for one who was never counted and never typed an address. */
async function findVisitor(db: Db, visitorId: string): Promise<VisitorRow | null> {
  return await findRow(
    db,
    visitorRow,
    sql`select person_id as "personId", email from visitors where id = ${visitorId}`,
  )
}

/**
 * The person who is counted for a caller, inserted when new, and that of a browser that is counted as well;
 * both locked until the transaction ends.
 */
export async function lockPeople(
  tx: Db,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
  browser: string | null,
): Promise<VisitorRow> {
  if (user !== null) {
    await lockPersonAndVisitor(tx, user.personId, browser)
    return { personId: user.personId, email: user.email }
  }
  if (visitorId === null) throw new Error('A caller without an account and without a cookie has no quota')
  return await lockPerson(tx, visitorId)
}

/** Locks the person of a visitor until the transaction ends; inserts both when they are new. */
async function lockPerson(tx: Db, visitorId: string): Promise<VisitorRow> {
  const find = sql`
    select people.id as "personId", visitors.email
    from visitors join people on people.id = visitors.person_id
    where visitors.id = ${visitorId} for update of people`
  for (;;) {
    // Sent together: a new visitor waits for both.
    const [, row] = await Promise.all([insertVisitor(tx, visitorId), findRow(tx, visitorRow, find)])
    if (row !== null) return row
    // Two people were merged while this waited: the next iteration finds the other.
  }
}

/** Locks an account's person and a browser's, inserted when new, until the transaction ends. */
async function lockPersonAndVisitor(tx: Db, personId: string, visitorId: string | null): Promise<void> {
  if (visitorId !== null) await insertVisitor(tx, visitorId)
  const ofVisitor = sql`select person_id from visitors where id = ${visitorId}::uuid`
  // One order everywhere prevents deadlocks.
  await tx.execute(sql`
    select from people where id in (select ${personId}::uuid union ${ofVisitor}) order by id for update`)
}

/** Stores the address that a visitor typed. */
async function updateEmail(tx: Db, visitorId: string, email: string): Promise<void> {
  await insertVisitor(tx, visitorId)
  await tx.execute(sql`update visitors set email = ${email} where id = ${visitorId}`)
}

async function insertVisitor(tx: Db, visitorId: string): Promise<void> {
  await tx.execute(sql`
    with known as (select from visitors where id = ${visitorId}),
    person as (insert into people (id) select ${visitorId} where not exists (select from known)
      on conflict do nothing)
    insert into visitors (id, person_id) select ${visitorId}, ${visitorId} where not exists (select from known)
    on conflict do nothing`)
}

/** Deletes the address that was typed in a browser: its account has a proven one. */
export async function deleteEmail(tx: Db, visitorId: string): Promise<void> {
  await tx.execute(sql`update visitors set email = null where id = ${visitorId}`)
}

const { idleVisitor } = retentionDays
const isOld = isOlderThan(sql`created_at`, idleVisitor)
const isRecent = sql`reservations.created_at >= ledger_now() - ${idleVisitor} * interval '1 day'`

/** Visitors and people, who stay as long as something was counted for them. */
const idle: readonly Aging[] = [
  {
    table: 'visitors',
    isOld,
    // Each in two pieces, which an index answers.
    isUnused: sql`${hasNo(sql`select from reservations where reservations.person_id = visitors.person_id and ${isRecent}`)}
      and ${hasNo(sql`select from reservations where reservations.visitor_id = visitors.id and ${isRecent}`)}
      and ${hasNo(sql`select from question_reservations as asked where asked.person_id = visitors.person_id`)}
      and ${hasNo(sql`select from question_reservations as asked where asked.visitor_id = visitors.id`)}`,
  },
  {
    table: 'people',
    isOld,
    isUnused: sql`${hasNo(sql`select from visitors where visitors.person_id = people.id`)}
      and ${hasNo(sql`select from users where users.person_id = people.id`)}
      and ${hasNo(sql`select from reservations where reservations.person_id = people.id`)}
      and ${hasNo(sql`select from question_reservations as asked where asked.person_id = people.id`)}`,
  },
]

/** Deletes visitors without a summary for a long time, with their address and counts. */
export async function purgeVisitors(db: PooledDb, signal: AbortSignal): Promise<void> {
  for (const aging of idle) await sweepUnused(db, aging, signal)
}
