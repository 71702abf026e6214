import type { Mail, MailOutcome, Mailer } from '#server/ports/senders.ts'

/** A mailer that keeps emails in memory, for tests that are about something else. */
export type Mailbox = Mailer & {
  /** In the order in which they were sent. */
  emails: Mail[]
  /** The outcome of sending from now on. */
  outcome: MailOutcome
}

/** An empty mailbox. */
export function createMailbox(): Mailbox {
  const emails: Mail[] = []
  const mailbox: Mailbox = {
    emails,
    outcome: { sent: true },
    send: async (mail, { signal }) => {
      if (signal.aborted) return { sent: false, reason: 'timeout', cause: new Error('It was told to stop') }
      if (mailbox.outcome.sent) emails.push(mail)
      return mailbox.outcome
    },
    close: async () => undefined,
  }
  return mailbox
}
