import { z } from 'zod'
import { destinationKinds } from '#product/destinations.ts'
import { failingDays } from '#product/webhooks.ts'
import type { PooledDb } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { mailSwitchedOff, noticeSchema } from '#server/jobs/switched-off.ts'
import type { Log } from '#server/lib/log.ts'
import type { EmailContent } from '#server/lib/mail/email-content.ts'
import type { MailLanguage } from '#server/lib/written-language.ts'
import type { Mailer } from '#server/ports/senders.ts'

type Deps = { db: PooledDb; mailer: Mailer; log: Log; publicUrl: string | null }

const destinationNotice = noticeSchema.extend({ kind: z.enum(destinationKinds), name: z.string() })

/** Mails owners whose destinations were switched off, once each, until an email fails. */
export async function sweepDestinations(deps: Deps, signal: AbortSignal): Promise<void> {
  await mailSwitchedOff(
    deps,
    {
      targets: 'destinations',
      about: 'a destination',
      notice: destinationNotice,
      columns: sql`target.kind, target.name`,
      write: (notice, language) => switchedOffContent(notice, deps.publicUrl, language),
    },
    signal,
  )
}

/** The email about a destination that was switched off, and why. */
function switchedOffContent(
  { kind, name, reason }: z.output<typeof destinationNotice>,
  publicUrl: string | null,
  language: MailLanguage,
): EmailContent {
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
