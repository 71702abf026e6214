import type { Mail, MailOutcome, Mailer } from '#server/ports/mailer.ts'

/** A mailer that keeps letters in memory, for tests that are about something else. */
export type Mailbox = Mailer & {
  /** In the order in which they were sent. */
  letters: Mail[]
  /** What sending comes to from now on. */
  outcome: MailOutcome
}

/** An empty mailbox. */
export function createMailbox(): Mailbox {
  const letters: Mail[] = []
  const mailbox: Mailbox = {
    letters,
    outcome: { sent: true },
    send: async (mail) => {
      if (mailbox.outcome.sent) letters.push(mail)
      return mailbox.outcome
    },
    close: async () => undefined,
  }
  return mailbox
}
