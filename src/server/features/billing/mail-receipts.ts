import { eq, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { receipts } from '#server/db/schema/receipts.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { receiptLetter } from './receipt-letter.ts'
import { receiptSchema } from './receipt.ts'

const mostTries = 10
const batch = 10

/** Mails receipts that were not mailed yet, each by one process at a time; one that fails is tried again for a while. */
export async function mailReceipts(needs: BillingNeeds, signal: AbortSignal): Promise<void> {
  const { orm, mailer, log, billing } = needs
  const now = new Date(billing.clock.now())
  for (const { number, content, tries } of await claim(orm, now)) {
    const receipt = receiptSchema.parse(content)
    const outcome = receipt.buyer.email === '' ? null : await mailer.send(receiptLetter(receipt), { signal })
    const isForGood = outcome === null || outcome.sent || outcome.reason === 'address-refused'
    if (isForGood || tries >= mostTries) {
      await orm.update(receipts).set({ mailEndedAt: now }).where(eq(receipts.number, number))
    }
    if (outcome?.sent === false) log.warn({ number, reason: outcome.reason }, 'a receipt was not mailed')
  }
}

type Claimed = { number: string; content: unknown; tries: number }

async function claim(orm: Orm, now: Date): Promise<Claimed[]> {
  const { rows } = await orm.execute<Claimed>(sql`
    update receipts set mail_tried_at = ${now.toISOString()}, mail_attempts = mail_attempts + 1
    where number in (
      select number from receipts
      where mail_ended_at is null
        and (mail_tried_at is null or mail_tried_at < ${now.toISOString()}::timestamptz - interval '5 minutes')
      order by issued_at limit ${batch} for update skip locked)
    returning number, content, mail_attempts as tries`)
  return rows
}
