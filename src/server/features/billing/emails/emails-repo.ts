import { sql } from '#server/db/sql.ts'
import { z } from 'zod'
import { moment } from '#server/db/columns.ts'
import type { Orm } from '#server/db/database.ts'
import { readRows } from '#server/db/read-rows.ts'
import { planChangeSchema } from '../ledger/plan-change.ts'

/** The content of an email, written out when it is sent. */
export const emailContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('receipt'), number: z.string() }),
  z.object({ kind: z.literal('plan'), change: planChangeSchema, isDemo: z.boolean() }),
])
export type EmailContent = z.infer<typeof emailContentSchema>

const dueSchema = z.object({
  id: z.guid(),
  to: z.string(),
  content: z.unknown(),
  attempts: z.int(),
  createdAt: moment.transform((at) => at.getTime()),
})

/** An email that is to be sent now; `content` is parsed by the sender. Times in ms. */
export type DueEmail = z.output<typeof dueSchema>

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
  for (const content of contents) {
    await tx.execute(sql`
      insert into billing_emails (user_id, content, created_at, next_at)
      values (${userId}, ${JSON.stringify(content)}, ${new Date(now)}, ${new Date(now)})`)
  }
}

/** Claims due emails, each for one process; one that is not ended is due again after a growing pause. */
export async function claimEmails(orm: Orm, now: Date): Promise<DueEmail[]> {
  const pause = sql`least(${firstPauseMinutes} * power(2, least(attempts, 10)), ${maxPauseMinutes}) * interval '1 minute'`
  return await readRows(
    orm,
    dueSchema,
    sql`with claimed as (
      update billing_emails set attempts = attempts + 1, next_at = ${now}::timestamptz + ${pause}
      where id in (
        select id from billing_emails where ended_at is null and next_at <= ${now}
        order by next_at limit ${claimedAtOnce} for update skip locked)
      returning id, user_id, content, attempts, created_at)
    select claimed.id, users.email as "to", claimed.content, claimed.attempts, claimed.created_at as "createdAt"
    from claimed join users on users.id = claimed.user_id
    order by claimed.created_at`,
  )
}

/** Ends an email that was sent or given up. */
export async function endEmail(orm: Orm, id: string, now: Date): Promise<void> {
  await orm.execute(sql`update billing_emails set ended_at = ${now} where id = ${id}`)
}
