/** The events of a webhook, in the order in which they are offered. */
export const webhookEvents = [
  'summary.completed',
  'summary.failed',
  'digest.ready',
  'collection.ended',
  'transcript.completed',
] as const
export type WebhookEventName = (typeof webhookEvents)[number]

/** Sent by the test button alone, whatever a webhook was made for. */
export const testEvent = 'webhook.test'

/** So many webhooks an account may have. */
export const maxWebhooks = 10

/** So many characters the address of a webhook may have. */
export const maxWebhookUrl = 1000

/** So many of the newest deliveries of a webhook are stored and shown. */
export const maxWebhookDeliveries = 100

/** So many deliveries may wait for one webhook; what happens beyond it is not sent. */
export const maxWaitingDeliveries = 1000

/** So many characters of an answer are stored. */
export const maxWebhookAnswer = 2000

/** The longest time for a webhook to answer, in seconds. */
export const webhookTimeoutSeconds = 15

/** The time for which the previous secret signs as well, in hours. */
export const oldSecretHours = 24

/** A webhook that failed for so many days, without one success, is switched off. */
export const failingDays = 3

/**
 * The pauses between attempts, in seconds; each is up to a fifth longer or shorter. The ninth attempt is the
 * last, a day after the first.
 */
export const retrySeconds: readonly number[] = [
  5,
  60,
  5 * 60,
  30 * 60,
  2 * 3600,
  5 * 3600,
  8 * 3600,
  8 * 3600,
]
