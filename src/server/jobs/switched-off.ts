import { z } from 'zod'
import type { Db, PooledDb } from '#server/db/database.ts'
import { identifier, readRows, sql } from '#server/db/sql.ts'
import type { Sql } from '#server/db/sql.ts'
import { inBatches } from '#server/db/sweep-rows.ts'
import type { Log } from '#server/lib/log.ts'
import { writeHtml, writeText } from '#server/lib/mail/email-content.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { mailLanguage } from '#server/lib/written-language.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { Mailer } from '#server/ports/senders.ts'

/** So many owners are mailed at a time. */
const noticesAtOnce = 10
/** The minutes that an email may take before another node tries. */
const claimMinutes = 10
/** The days for which an email is tried. */
const mailedWithinDays = 3

/** The owner of a target that was switched off, and why it was. */
export const noticeSchema = z.object({
  id: z.guid(),
  email: z.string(),
  language: z.string().nullable(),
  reason: z.enum(['failing', 'gone']),
})

type AnyNotice = z.ZodType<z.output<typeof noticeSchema>>

type Notices<Notice extends AnyNotice> = {
  /** The table of the targets. */
  targets: string
  /** The name of a target in the log. */
  about: string
  notice: Notice
  /** The columns that a notice has of a target, beside its owner and the reason. */
  columns: Sql
  write: (notice: z.output<Notice>, language: MailLanguage) => EmailContent
}

type Deps = { db: PooledDb; mailer: Mailer; log: Log }

/** Mails owners whose targets were switched off, once each on all nodes, until an email fails. */
export async function mailSwitchedOff<Notice extends AnyNotice>(
  deps: Deps,
  notices: Notices<Notice>,
  signal: AbortSignal,
): Promise<void> {
  const { db, mailer, log } = deps
  const { targets, about, write } = notices
  await inBatches({ size: noticesAtOnce, signal }, async () => {
    let mailed = 0
    for (const notice of await claimNotices(db, notices)) {
      const { id, email: to, language } = notice
      const content = write(notice, mailLanguage(language))
      const outcome = await mailer.send(
        { to, subject: content.heading, text: writeText(content), html: writeHtml(content), code: null },
        { signal },
      )
      if (outcome.sent) {
        await db.execute(sql`update ${identifier(targets)} set is_notice_due = false where id = ${id}`)
        mailed += 1
      } else log.warn({ err: outcome.cause, reason: outcome.reason }, `the email about ${about} was not sent`)
    }
    return mailed
  })
}

/** Claims a few owners, each for one process to mail. */
async function claimNotices<Notice extends AnyNotice>(
  db: Db,
  { targets, notice, columns }: Notices<Notice>,
): Promise<z.output<Notice>[]> {
  return await readRows(
    db,
    notice,
    sql`update ${identifier(targets)} as target set notice_tried_at = ledger_now() from users
      where users.id = target.user_id and target.id = any(array(
        select id from ${identifier(targets)} where is_notice_due and off_reason is not null
          and (notice_tried_at is null or notice_tried_at < ledger_now() - ${claimMinutes} * interval '1 minute')
          and off_at > ledger_now() - ${mailedWithinDays} * interval '1 day'
        order by off_at limit ${noticesAtOnce} for update skip locked))
      returning target.id, users.email, users.interface_language as language, target.off_reason as reason, ${columns}`,
  )
}
