import type { webhookDataSchemas } from '#contract/webhooks.ts'

/** The sentence about each event of a webhook in the description of the API. */
export const eventSummaries: Readonly<Record<keyof typeof webhookDataSchemas, string>> = {
  'summary.completed': 'A summary is ready',
  'summary.failed': 'A summary could not be made',
  'digest.ready': 'A digest of what an account follows is ready',
  'collection.ended': 'All videos of a collection were worked on',
  'transcript.completed': 'A recording was heard and is a transcript',
  'webhook.test': 'The button Send a test was pressed, or its call made',
}
