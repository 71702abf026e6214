import type { Letter } from '#server/lib/mail/letter.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { Mail } from '#server/ports/mailer.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The letter that says when an account ends, so that nobody who only has an open browser ends it unseen. */
export function deletionLetter(to: string, endsAt: Date): Mail {
  const on = day.format(endsAt)
  const letter: Letter = {
    preview: `On ${on}, unless you keep it`,
    heading: 'Your account will be deleted',
    parts: [
      { kind: 'paragraph', text: `You asked to delete your account. It ends on ${on}, with your history.` },
      {
        kind: 'paragraph',
        text: 'To keep it, sign in before then and open your account page. If you did not ask for this, do so now and sign out everywhere.',
      },
    ],
    reason: 'You get this letter because somebody who is signed in to your account at Précis asked for it.',
  }
  return {
    to,
    subject: 'Your Précis account will be deleted',
    text: writeText(letter),
    html: writeHtml(letter),
    code: null,
  }
}
