import type { WebhookFailure } from '#contract/webhooks.ts'

/** A message to a webhook. */
type WebhookMessage = { url: string; headers: Readonly<Record<string, string>>; body: string }

/** What came of one attempt: the answer, with the beginning of its body, or why there was none. */
export type WebhookReply =
  | { status: number; answer: string; failure: null; tookMs: number }
  | { status: null; answer: null; failure: Exclude<WebhookFailure, 'switched-off'>; tookMs: number }

/** Sends messages to the addresses that accounts name. */
export type WebhookSender = {
  /** What is wrong with an address, as a sentence for its owner; `null` for one that may be called. */
  checkUrl: (url: string) => string | null
  /**
   * Sends one message, once. Settles in bounded time, follows no redirect, and reads only the beginning of the answer.
   * @throws the reason of the signal when it aborts
   */
  send: (message: WebhookMessage, options: { signal: AbortSignal }) => Promise<WebhookReply>
}
