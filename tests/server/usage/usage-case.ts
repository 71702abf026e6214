import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Visitor } from '#server/features/accounts/service.ts'
import { keepPlace, reservePlace } from '#server/features/usage/service.ts'
import type { Reservation, UsageNeeds } from '#server/features/usage/service.ts'

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
export async function typeEmail({ orm }: Database, { visitorId }: Visitor, email: string): Promise<void> {
  await orm.execute(sql`insert into people (id) values (${visitorId}) on conflict do nothing`)
  await orm.execute(sql`
    insert into visitors (id, person_id, email) values (${visitorId}, ${visitorId}, ${email})
    on conflict (id) do update set email = excluded.email`)
}

/** Makes the clock of the ledger one that can be set; it begins with the real time. */
export async function takeClock({ orm }: Database): Promise<void> {
  await orm.execute(sql`create table if not exists test_clock (ahead interval not null)`)
  await orm.execute(sql`delete from test_clock`)
  await orm.execute(sql`insert into test_clock values ('0')`)
  await orm.execute(sql`create or replace function ledger_now() returns timestamptz language sql stable
    as 'select now() + ahead from test_clock'`)
}

/** Moves the clock of the ledger by so many ms, back when negative. */
export async function jump({ orm }: Database, ms: number): Promise<void> {
  await orm.execute(sql`update test_clock set ahead = ahead + ${ms} * interval '1 millisecond'`)
}

/** Reserves, and gives the code where that is refused. */
export async function ask(
  needs: UsageNeeds,
  actor: Visitor,
  subject: string,
): Promise<Reservation | { outcome: 'refused'; code: string }> {
  try {
    return await reservePlace(needs, { actor, subject })
  } catch (error) {
    if (error instanceof AppError) return { outcome: 'refused', code: error.code }
    throw error
  }
}

/** Reserves and keeps, as a summary that went well does; gives the id of the place. */
export async function summarizeOnce(needs: UsageNeeds, actor: Visitor, subject: string): Promise<string> {
  const place = await reservePlace(needs, { actor, subject })
  if (place.outcome === 'locked') throw new Error('locked')
  await transaction(needs.orm, (tx) => keepPlace(tx, place.placeId, actor))
  return place.placeId
}
