import type { z } from 'zod'
import { failingDays } from '#product/webhooks.ts'
import type { PooledDb } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { inBatches } from '#server/db/sweep-rows.ts'
import { claimNotices, noticesAtOnce } from '#server/jobs/send-queue.ts'
import type { Log } from '#server/lib/log.ts'
import { writeHtml, writeText } from '#server/lib/mail/email-content.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { mailLanguage } from '#server/lib/written-language.ts'
import type { Mailer } from '#server/ports/senders.ts'
import { noticeSchema } from './destinations-repo.ts'

type Deps = { db: PooledDb; mailer: Mailer; log: Log; publicUrl: string | null }

/** Mails owners whose destinations were switched off, once each, until an email fails. */
export async function sweepDestinations(deps: Deps, signal: AbortSignal): Promise<void> {
  await inBatches({ size: noticesAtOnce, signal }, () => mailSwitchedOff(deps, signal))
}

/** Mails a few owners, and gives how many emails were sent. */
async function mailSwitchedOff({ db, mailer, log, publicUrl }: Deps, signal: AbortSignal): Promise<number> {
  let mailed = 0
  for (const notice of await claimNotices(
    db,
    'destinations',
    noticeSchema,
    sql`target.kind, target.name, target.off_reason as reason`,
  )) {
    const content = describeNotice(notice, publicUrl)
    const outcome = await mailer.send(
      {
        to: notice.email,
        subject: content.heading,
        text: writeText(content),
        html: writeHtml(content),
        code: null,
      },
      { signal },
    )
    if (outcome.sent) {
      await db.execute(sql`update destinations set is_notice_due = false where id = ${notice.id}`)
      mailed += 1
    } else
      log.warn({ err: outcome.cause, reason: outcome.reason }, 'the email about a destination was not sent')
  }
  return mailed
}

/** The email about a destination that was switched off, and why. */
function describeNotice(
  { kind, name, language: tag, reason }: z.output<typeof noticeSchema>,
  publicUrl: string | null,
): EmailContent {
  const language = mailLanguage(tag)
  const { destinationMails: words, accountMails } = language.words
  const location = kind === 'folder' ? words.folder(name) : words[kind]
  return {
    language,
    preview: words.heading(location),
    heading: words.heading(location),
    parts: [
      {
        kind: 'paragraph',
        text: reason === 'gone' ? words.gone(location) : words.failing(location, failingDays),
      },
      { kind: 'paragraph', text: words.next },
      ...(publicUrl === null
        ? []
        : [{ kind: 'action' as const, label: accountMails.open, url: `${publicUrl}/account` }]),
    ],
    reason: words.reason,
  }
}
