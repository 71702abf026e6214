import type { WebhookFailure } from '#contract/webhooks.ts'

/** An email to one recipient. */
export type Mail = {
  /** One address, without a name. */
  to: string
  subject: string
  text: string
  html: string
  /** The six digits in the email, which a mailer without a server shows the developer; else `null`. */
  code: string | null
  /** Stops emails of this kind by one call (RFC 8058); only in those that come again and again. */
  unsubscribeUrl?: string
  /** Tells the email from others, so that one that is sent twice can be known. */
  id?: string
}

/**
 * The reason for which an email was not sent. `address-refused`: there is no such mailbox; `refused`: the
 * server refuses emails from us; `unreachable` and `timeout` may pass.
 */
export type MailFailure = 'unreachable' | 'timeout' | 'address-refused' | 'refused' | 'too-large'

/** The outcome of sending: `cause` is for the log and never holds the content of the email. */
export type MailOutcome = { sent: true } | { sent: false; reason: MailFailure; cause: Error }

/** Sends emails. */
export type Mailer = {
  /** Settles in bounded time, and with a failure when the signal aborts; never rejects. */
  send: (mail: Mail, options: { signal: AbortSignal }) => Promise<MailOutcome>
  /** Lets go of connections. */
  close: () => Promise<void>
}

/** A message to a webhook. */
type WebhookMessage = { url: string; headers: Readonly<Record<string, string>>; body: string }

/** The outcome of one attempt: the answer, with the beginning of its body, or the reason for having none. */
export type WebhookReply =
  | { status: number; answer: string; failure: null; tookMs: number }
  | { status: null; answer: null; failure: Exclude<WebhookFailure, 'switched-off'>; tookMs: number }

/** Sends messages to the addresses that accounts name. */
export type WebhookSender = {
  /** The fault of an address, as a sentence for its owner; `null` for one that may be called. */
  checkUrl: (url: string) => string | null
  /**
   * Sends one message, once. Settles in bounded time, follows no redirect, and reads only the beginning of
   * the answer.
   * @throws the reason of the signal when it aborts
   */
  send: (message: WebhookMessage, options: { signal: AbortSignal }) => Promise<WebhookReply>
}
