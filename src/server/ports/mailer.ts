/** A letter to one person. */
export type Mail = {
  /** One address, without a name. */
  to: string
  subject: string
  text: string
  html: string
  /** What the person has to type, as six digits; a mailer that reaches nobody shows it to the developer. `null`: nothing. */
  code: string | null
}

/**
 * Why a letter did not go out. `address-refused`: there is no such mailbox; `refused`: the server takes no letter from us;
 * `unreachable` and `timeout` may pass.
 */
export type MailFailure = 'unreachable' | 'timeout' | 'address-refused' | 'refused' | 'too-large'

/** What came of sending: `cause` is for the log and never holds what was written. */
export type MailOutcome = { sent: true } | { sent: false; reason: MailFailure; cause: Error }

/** Sends letters. */
export type Mailer = {
  /** Settles in bounded time, and with a failure when the signal aborts; never rejects. */
  send: (mail: Mail, options: { signal: AbortSignal }) => Promise<MailOutcome>
  /** Lets go of connections. */
  close: () => Promise<void>
}
