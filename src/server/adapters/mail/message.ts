import type { Mail } from '#server/ports/mailer.ts'

/** An email as the library takes it. Headers say that no person answers at this address. */
export function toMessage({ to, subject, text, html }: Mail, from: string, date: Date) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    date,
    headers: { 'auto-submitted': 'auto-generated' },
    // An email is what we wrote: no file and no address in it is fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
