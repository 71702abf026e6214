import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Orm } from '#server/db/database.ts'
import { users } from '#server/db/schema/accounts.ts'
import { billingEmails } from '#server/db/schema/receipts.ts'
import { planChangeSchema } from '../ledger/plan-change.ts'

/** The content of an email, written out when it is sent. */
export const emailContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), number: z.string() }),
  z.object({ kind: z.literal('plan'), change: planChangeSchema, isDemo: z.boolean() }),
])
export type EmailContent = z.infer<typeof emailContentSchema>

/** An email that is to be sent now; `content` is parsed by the sender. Times in ms. */
export type DueEmail = { id: string; to: string; content: unknown; attempts: number; createdAt: number }

/** Emails that are claimed in one statement. */
export const claimedAtOnce = 10
/** The pause before a second attempt doubles with each further one. */
const firstPauseMinutes = 5
const maxPauseMinutes = 120

/** Stores emails in the caller's transaction; they are sent after it. */
export async function insertEmails(
  tx: Orm,
  { userId, now, contents }: { userId: string; now: number; contents: readonly EmailContent[] },
): Promise<void> {
  if (contents.length === 0) return
  const at = new Date(now)
  await tx
    .insert(billingEmails)
    .values(contents.map((content) => ({ userId, content, createdAt: at, nextAt: at })))
}

/** Claims due emails, each for one process; one that is not ended is due again after a growing pause. */
export async function claimEmails(orm: Orm, now: Date): Promise<DueEmail[]> {
  const pause = sql`least(${firstPauseMinutes} * power(2, least(${billingEmails.attempts}, 10)), ${maxPauseMinutes})`
  const due = orm
    .select({ id: billingEmails.id })
    .from(billingEmails)
    .where(and(isNull(billingEmails.endedAt), lte(billingEmails.nextAt, now)))
    .orderBy(asc(billingEmails.nextAt))
    .limit(claimedAtOnce)
    .for('update', { skipLocked: true })
  const claimed = await orm
    .update(billingEmails)
    .set({
      attempts: sql`${billingEmails.attempts} + 1`,
      nextAt: sql`${now.toISOString()}::timestamptz + ${pause} * interval '1 minute'`,
    })
    .where(inArray(billingEmails.id, due))
    .returning({ id: billingEmails.id })
  if (claimed.length === 0) return []
  const rows = await orm
    .select({
      id: billingEmails.id,
      to: users.email,
      content: billingEmails.content,
      attempts: billingEmails.attempts,
      createdAt: billingEmails.createdAt,
    })
    .from(billingEmails)
    .innerJoin(users, eq(users.id, billingEmails.userId))
    .where(
      inArray(
        billingEmails.id,
        claimed.map(({ id }) => id),
      ),
    )
    .orderBy(asc(billingEmails.createdAt))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.getTime() }))
}

/** Ends an email that was sent or given up. */
export async function endEmail(orm: Orm, id: string, now: Date): Promise<void> {
  await orm.update(billingEmails).set({ endedAt: now }).where(eq(billingEmails.id, id))
}
