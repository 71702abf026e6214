import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { connectDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { createQuota } from '#server/features/quota/service.ts'
import type { Quota } from '#server/features/quota/service.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { createTestDatabase, emptyTables } from '#tests/setup/test-database.ts'

/** The variant that is asked for where a test names none. */
export const standard = 'standard/en'

/** A visitor who never called before, on a network of their own. */
export function newVisitor(overrides: Partial<Visitor> = {}): Visitor {
  const visitorId = randomUUID()
  return {
    visitorId,
    user: null,
    plan: 'free',
    paidSince: null,
    network: visitorId,
    ...overrides,
  }
}

/** Types an address in the browser of a visitor. */
export async function typeEmail({ db }: Database, { visitorId }: Visitor, email: string): Promise<void> {
  await db.execute(sql`insert into people (id) values (${visitorId}) on conflict do nothing`)
  await db.execute(sql`
    insert into visitors (id, person_id, email) values (${visitorId}, ${visitorId}, ${email})
    on conflict (id) do update set email = excluded.email`)
}

/** Makes the clock of the quotas one that can be set; it begins with the real time. */
export async function takeClock({ db }: Database): Promise<void> {
  await db.execute(sql`create table if not exists test_clock (ahead interval not null)`)
  await db.execute(sql`delete from test_clock`)
  await db.execute(sql`insert into test_clock values ('0')`)
  await db.execute(sql`create or replace function ledger_now() returns timestamptz language sql stable
    as 'select now() + ahead from test_clock'`)
}

const dayMs = 86_400_000

/**
 * Takes the clock and sets it to the next noon of UTC, so that a test about hours of the day does not depend
 * on when it runs.
 */
export async function takeClockAtNoon(database: Database): Promise<void> {
  await takeClock(database)
  await jump(database, dayMs - ((Date.now() + dayMs / 2) % dayMs))
}

/** Moves the clock of the quotas by so many ms, back when negative. */
export async function jump({ db }: Database, ms: number): Promise<void> {
  await db.execute(sql`update test_clock set ahead = ahead + ${ms} * interval '1 millisecond'`)
}

/**
 * Gives the tests of a file two nodes on one database, empty for each of them, and the clock of the quotas.
 */
export function useTwoNodes(begin: (database: Database, elsewhere: Database) => void): void {
  let nodes: readonly [Database, Database]
  beforeAll(async () => {
    const database = await createTestDatabase()
    nodes = [database, connectDatabase(database.connection, quietLog)]
    begin(...nodes)
  })
  beforeEach(async () => {
    await emptyTables(nodes[0])
    await takeClock(nodes[0])
  })
  afterAll(async () => {
    for (const node of nodes.toReversed()) await node.close()
  })
}

type Asked = Awaited<ReturnType<Quota['reserve']>> | { outcome: 'refused'; code: string }

/** Reserves, and gives the code where that is refused. */
export async function ask(
  { db }: Database,
  actor: Visitor,
  subject: string,
  variant = standard,
): Promise<Asked> {
  try {
    return await createQuota(db).reserve(actor, { subject, variant })
  } catch (error) {
    if (error instanceof AppError) return { outcome: 'refused', code: error.code }
    throw error
  }
}

/** Reserves and gives the id. */
export async function reserved(database: Database, actor: Visitor, subject: string): Promise<string> {
  const reservation = await ask(database, actor, subject)
  if (!('reservationId' in reservation)) throw new Error(reservation.outcome)
  return reservation.reservationId
}

/** Commits, in a transaction of its own. */
export async function commit({ db }: Database, reservationId: string): Promise<void> {
  await transaction(db, (tx) => createQuota(db).commit(tx, reservationId))
}

/** Reserves and commits, as a summary that went well does; gives the id of the reservation. */
export async function summarizeOnce(database: Database, actor: Visitor, subject: string): Promise<string> {
  const reservationId = await reserved(database, actor, subject)
  await commit(database, reservationId)
  return reservationId
}
