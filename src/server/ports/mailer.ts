/** An email to one recipient. */
export type Mail = {
  /** One address, without a name. */
  to: string
  subject: string
  text: string
  html: string
  /** The code in the email, as six digits; a mailer without a mail server shows it to the developer. `null` without one. */
  code: string | null
  /** Stops emails of this kind by one call (RFC 8058); only in those that come again and again. */
  unsubscribeUrl?: string
  /** Tells the email from others, so that one that is sent twice can be known. */
  id?: string
}

/**
 * Why an email was not sent. `address-refused`: there is no such mailbox; `refused`: the server refuses emails from us;
 * `unreachable` and `timeout` may pass.
 */
export type MailFailure = 'unreachable' | 'timeout' | 'address-refused' | 'refused' | 'too-large'

/** What came of sending: `cause` is for the log and never holds what was written. */
export type MailOutcome = { sent: true } | { sent: false; reason: MailFailure; cause: Error }

/** Sends emails. */
export type Mailer = {
  /** Settles in bounded time, and with a failure when the signal aborts; never rejects. */
  send: (mail: Mail, options: { signal: AbortSignal }) => Promise<MailOutcome>
  /** Lets go of connections. */
  close: () => Promise<void>
}
