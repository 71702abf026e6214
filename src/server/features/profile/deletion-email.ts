import type { Letter } from '#server/lib/mail/letter.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { Mail } from '#server/ports/mailer.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The email that says when an account ends, so that an open browser alone cannot end it unseen. `notes` say what becomes of what hangs on it. */
export function deletionEmail(to: string, endsAt: Date, notes: readonly string[]): Mail {
  const on = day.format(endsAt)
  const letter: Letter = {
    preview: `On ${on}, unless you keep it`,
    heading: 'Your account will be deleted',
    parts: [
      { kind: 'paragraph', text: `You asked to delete your account. It ends on ${on}, with your history.` },
      ...notes.map((text) => ({ kind: 'paragraph' as const, text })),
      {
        kind: 'paragraph',
        text: 'To keep it, sign in before then and open your account page. If you did not ask for this, do so now and sign out everywhere.',
      },
    ],
    reason: 'You get this email because someone who is signed in to your Précis account asked for this.',
  }
  return {
    to,
    subject: 'Your Précis account will be deleted',
    text: writeText(letter),
    html: writeHtml(letter),
    code: null,
  }
}
