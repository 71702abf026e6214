import { z } from 'zod'
import { webhookBodySchema, webhookDataSchemas } from '#contract/webhook-events.ts'

const summaries: Readonly<Record<keyof typeof webhookDataSchemas, string>> = {
  'summary.completed': 'A summary is ready',
  'summary.failed': 'A summary could not be made',
  'digest.ready': 'A digest of what an account follows is ready',
  'collection.ended': 'All videos of a collection were worked on',
  'webhook.test': 'The button Send a test was pressed, or its call made',
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

const parameters = [
  header('webhook-id', 'The id of the event, the same at each attempt. An id may come twice.'),
  header('webhook-timestamp', 'When the message was signed, in seconds since 1970.'),
  header(
    'webhook-signature',
    'Signatures as Standard Webhooks says, `v1,` with base64 of HMAC-SHA-256, separated by blanks: one for each secret that is valid.',
  ),
]

const responses = {
  '2XX': { description: 'Taken. The body is not looked at.' },
  '410': { description: 'Gone: the webhook is switched off.' },
  default: { description: 'Not taken: the message is sent again later, for a day.' },
}

/** What the addresses of webhooks are called with, as the description of the API names it. */
export function describeWebhooks(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(summaries).map(([event, summary]) => [event, { post: describe(event, summary) }]),
  )
}

function describe(event: string, summary: string) {
  const data = Object.entries(webhookDataSchemas).find(([name]) => name === event)?.[1]
  const body = webhookBodySchema.extend({ type: z.literal(event), data: data ?? z.never() })
  const { $schema: _dialect, ...schema } = z.toJSONSchema(body, { target: 'draft-2020-12', io: 'output' })
  return {
    summary,
    operationId: event,
    parameters,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses,
  }
}
