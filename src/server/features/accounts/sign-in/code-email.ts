import type { EmailContent } from '#server/lib/mail/email-content.ts'
import { writeHtml } from '#server/lib/mail/write-html.ts'
import { writeText } from '#server/lib/mail/write-text.ts'
import type { Mail } from '#server/ports/mailer.ts'

/** The email with the six digits to sign in with. It has no link, so that no link scanner can use the code up. */
export function codeEmail(to: string, code: string, minutes: number): Mail {
  const content: EmailContent = {
    preview: `Valid for ${minutes} minutes, in the browser that asked for it`,
    heading: 'Your code to sign in',
    parts: [
      { kind: 'paragraph', text: 'Enter it in the browser where you asked for it.' },
      { kind: 'code', code },
      {
        kind: 'paragraph',
        text: `It's valid for ${minutes} minutes and works once. We'll never ask you for it.`,
      },
    ],
    reason:
      'Someone entered your address to sign in to Précis. If it wasn’t you, ignore this email: without the code nothing happens.',
  }
  return {
    to,
    subject: 'Your code to sign in to Précis',
    text: writeText(content),
    html: writeHtml(content),
    code,
  }
}
