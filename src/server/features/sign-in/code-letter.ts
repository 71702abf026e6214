import type { Letter } from '#server/lib/mail/letter.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { Mail } from '#server/ports/mailer.ts'

/** The letter with the six digits to sign in with. */
export function codeLetter(to: string, code: string, minutes: number): Mail {
  const letter: Letter = {
    preview: `It is good for ${minutes} minutes.`,
    heading: 'Your code to sign in',
    parts: [
      { kind: 'code', code },
      {
        kind: 'paragraph',
        text: `It is good for ${minutes} minutes, in the browser that you asked for it with.`,
      },
    ],
    reason:
      'Somebody typed this address to sign in to Précis. If it was not you, forget this letter: nobody is signed in without the code.',
  }
  return {
    to,
    subject: `${code} is your code for Précis`,
    text: writeText(letter),
    html: writeHtml(letter),
    code,
  }
}
