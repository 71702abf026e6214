import type { Mail, Mailer } from '#server/ports/mailer.ts'

/** A mailer that keeps letters in memory, for tests that are about something else. */
export type Mailbox = Mailer & {
  /** In the order in which they were sent. */
  letters: Mail[]
}

/** An empty mailbox. */
export function createMailbox(): Mailbox {
  const letters: Mail[] = []
  return {
    letters,
    send: async (mail) => {
      letters.push(mail)
      return { sent: true }
    },
    close: async () => undefined,
  }
}
