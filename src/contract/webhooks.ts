import { z } from 'zod'
import { formIds } from '#product/summary-forms.ts'
import { summaryStyles } from '#product/summary-options.ts'
import {
  maxWebhookAnswer,
  maxWebhookDeliveries,
  maxWebhooks,
  maxWebhookUrl,
  oldSecretHours,
  testEvent,
  webhookEvents,
} from '#product/webhooks.ts'
import { perMinute } from './access.ts'
import { problemCodes } from './problems.ts'
import type { Contract } from './route.ts'

const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.iso.datetime(),
  state: z
    .enum(['on', 'failing', 'off'])
    .describe('`failing`: the last attempt failed. `off`: nothing is sent.'),
  offReason: z
    .enum(['owner', 'failing', 'gone'])
    .nullable()
    .describe('Why it is off: its owner, days of failures, or the answer 410; null while it is on.'),
  offAt: z.iso.datetime().nullable(),
  failingSince: z.iso.datetime().nullable(),
  oldSecretUntil: z.iso
    .datetime()
    .nullable()
    .describe('Until when the secret before the newest one signs as well; null where there is none.'),
})
export type Webhook = z.infer<typeof webhookSchema>

/** The reasons for having no answer. */
export const webhookFailures = [
  'private-address',
  'unknown-host',
  'unreachable',
  'insecure',
  'closed',
  'timeout',
  'switched-off',
] as const
export type WebhookFailure = (typeof webhookFailures)[number]

const webhookDeliverySchema = z.object({
  id: z.uuid().describe('The header `webhook-id`, the same for each attempt.'),
  event: z.enum([...webhookEvents, testEvent]),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: z.iso.datetime(),
  attempts: z.int(),
  triedAt: z.iso.datetime().nullable().describe('The last attempt.'),
  nextAt: z.iso.datetime().nullable().describe('The next attempt; null when it is over.'),
  status: z.int().nullable().describe('The HTTP status of the last answer.'),
  failure: z.enum(webhookFailures).nullable().describe('Why there was no answer to the last attempt.'),
  tookMs: z.int().nullable(),
  body: z.string().describe('What is sent, byte for byte.'),
  answer: z.string().nullable().describe(`The last answer, at most ${maxWebhookAnswer} characters.`),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

const webhookParams = z.strictObject({ id: z.uuid() })
const withWebhook = z.object({ webhook: webhookSchema })
const withSecret = withWebhook.extend({
  secret: z.string().describe('Verifies the signatures; in this answer and nowhere else.'),
})

const url = z
  .string()
  .trim()
  .min(1, 'Give the address that we shall call.')
  .max(maxWebhookUrl, `Use at most ${maxWebhookUrl} characters.`)
const events = z
  .array(z.enum(webhookEvents))
  .min(1, 'Choose at least one event.')
  .transform((chosen) => webhookEvents.filter((event) => chosen.includes(event)))

/** The calls about webhooks. */
export const webhookRoutes = {
  'GET /api/webhooks': {
    name: 'listWebhooks',
    access: 'account',
    summary: 'The webhooks of the account, newest first',
    scope: 'webhooks',
    response: z.object({ webhooks: z.array(webhookSchema), max: z.int().positive() }),
  },
  'POST /api/webhooks': {
    name: 'createWebhook',
    access: 'account',
    limits: '10 for one account; an address of the public internet',
    example: { url: 'https://receiver.example/hook', events: ['summary.completed'] },
    isIdempotent: true,
    summary: `Make a webhook; its secret is in this answer and nowhere else. An account has at most ${maxWebhooks}`,
    scope: 'webhooks',
    body: z.strictObject({ url, events }),
    status: 201,
    response: withSecret,
  },
  'PATCH /api/webhooks/:id': {
    name: 'updateWebhook',
    access: { role: 'owner', who: 'signed in, their own' },
    limits: 'an address of the public internet',
    example: { events: ['digest.ready'] },
    summary: 'Change the address or the events of a webhook, or switch it on or off',
    scope: 'webhooks',
    params: webhookParams,
    body: z.strictObject({
      url: url.optional(),
      events: events.optional(),
      isOn: z.boolean().optional().describe('What waits for a webhook that is switched off is given up.'),
    }),
    response: withWebhook,
  },
  'DELETE /api/webhooks/:id': {
    name: 'deleteWebhook',
    access: { role: 'owner', who: 'signed in, their own' },
    summary: 'Delete a webhook with its deliveries; nothing more is sent',
    scope: 'webhooks',
    params: webhookParams,
    status: 204,
    response: z.void(),
  },
  'POST /api/webhooks/:id/secret': {
    name: 'replaceWebhookSecret',
    access: { role: 'owner', who: 'signed in, their own' },
    isIdempotent: true,
    summary: `Make a new secret; the old one signs as well for ${oldSecretHours} hours`,
    scope: 'webhooks',
    params: webhookParams,
    response: withSecret,
  },
  'POST /api/webhooks/:id/test': {
    name: 'testWebhook',
    access: { role: 'owner', who: 'signed in, their own' },
    counts: { account: perMinute(20, 'You have sent many messages to your webhooks.') },
    limits: 'redeliveries included',
    summary: `Send the event ${testEvent} to a webhook`,
    scope: 'webhooks',
    params: webhookParams,
    status: 201,
    response: z.object({ deliveryId: z.uuid() }),
  },
  'GET /api/webhooks/:id/deliveries': {
    name: 'listWebhookDeliveries',
    access: { role: 'owner', who: 'signed in, their own' },
    limits: 'the last 100',
    summary: `The newest ${maxWebhookDeliveries} deliveries of a webhook, with what was sent and answered`,
    scope: 'webhooks',
    params: webhookParams,
    response: z.object({
      webhook: webhookSchema,
      deliveries: z.array(webhookDeliverySchema).max(maxWebhookDeliveries),
      waiting: z.int().describe('How many deliveries wait for an attempt, those not listed included.'),
    }),
  },
  'POST /api/webhooks/:id/deliveries/:delivery/redeliver': {
    name: 'redeliver',
    access: { role: 'owner', who: 'signed in, their own' },
    limits: 'counted with tests',
    summary: 'Send a delivery that is over once more, under the same webhook-id',
    scope: 'webhooks',
    params: webhookParams.extend({ delivery: z.uuid() }),
    response: z.object({ deliveryId: z.uuid() }),
  },
} as const satisfies Contract

const made = {
  runId: z.uuid().nullable().describe('The run that made it; null where it was there already.'),
  videoUrl: z.string().nullable().describe('Null for a pasted transcript.'),
  style: z.enum(summaryStyles),
  form: z.string().default(formIds[0]).describe('The form of the summary, by its id.'),
  language: z.string().describe('BCP 47.'),
}

/** The data of each event, under the name of the event. */
export const webhookDataSchemas = {
  'summary.completed': z.object({
    summaryId: z.uuid().describe('For `GET /api/summaries/:id`.'),
    ...made,
    videoTitle: z.string().nullable(),
  }),
  'summary.failed': z.object({
    ...made,
    problem: z
      .object({ code: z.enum(problemCodes), detail: z.string() })
      .describe('As a call would be told.'),
  }),
  'digest.ready': z.object({
    digestId: z.uuid(),
    title: z.string(),
    summaries: z
      .array(z.object({ summaryId: z.uuid().nullable(), videoUrl: z.string(), videoTitle: z.string() }))
      .max(100)
      .describe('The videos of the digest; `summaryId` is null for one without a summary.'),
  }),
  'collection.ended': z.object({
    collectionId: z.uuid().describe('For `GET /api/collections/:id`.'),
    title: z.string(),
    total: z.int(),
    summarized: z.int(),
    failed: z.int(),
  }),
  'transcript.completed': z.object({
    recordingId: z.uuid(),
    transcriptId: z.uuid().describe('For `GET /api/transcripts/:id`.'),
    title: z.string(),
    gaps: z
      .array(z.object({ startMs: z.int(), endMs: z.int() }))
      .describe('The parts of the sound that could not be heard.'),
  }),
  [testEvent]: z.object({ webhookId: z.uuid() }),
} as const

type Schemas = typeof webhookDataSchemas

/** The data of one kind of event. */
export type WebhookData<E extends keyof Schemas> = z.output<Schemas[E]>

/** The body that is sent: the envelope of Standard Webhooks. */
export const webhookBodySchema = z.object({
  type: z.string().describe('The name of the event.'),
  timestamp: z.iso.datetime().describe('When it happened.'),
  data: z.record(z.string(), z.unknown()),
})
