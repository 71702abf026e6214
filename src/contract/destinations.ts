import { z } from 'zod'
import {
  destinationKinds,
  destinationRules,
  maxDestinations,
  maxDestinationText,
  maxListedFailures,
} from '#product/destinations.ts'
import { perMinute } from './access.ts'
import type { Contract } from './route.ts'

/** The reasons for which a summary is not where it should be. */
export const destinationFailures = [
  'token-refused',
  'location-missing',
  'folder-missing',
  'not-writable',
  'unreachable',
  'refused',
  'removed',
  'marks-changed',
] as const
export type DestinationFailure = (typeof destinationFailures)[number]

const failure = z.enum(destinationFailures)

const destinationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(destinationKinds),
  rule: z.enum(destinationRules),
  name: z.string().describe('What the database or the folder is called; empty for Readwise.'),
  createdAt: z.iso.datetime(),
  state: z.enum(['on', 'failing', 'off']),
  offReason: z
    .enum(['owner', 'failing', 'gone'])
    .nullable()
    .describe('Why it is off: its owner, days of failures, or a token that is no longer accepted.'),
  sent: z.int().nonnegative(),
  waiting: z.int().nonnegative(),
  failures: z
    .array(
      z.object({
        historyId: z.uuid(),
        title: z.string(),
        failure,
        at: z.iso.datetime(),
        isTriedAgain: z.boolean(),
      }),
    )
    .max(maxListedFailures),
})
export type DestinationView = z.infer<typeof destinationSchema>

const params = z.strictObject({ id: z.uuid() })
const text = z.string().trim().max(maxDestinationText, `Use at most ${maxDestinationText} characters.`)
const rule = z.enum(destinationRules)

/** The calls about destinations; keys make none of them, since a destination has a key of its own. */
export const destinationRoutes = {
  'GET /api/destinations': {
    name: 'listDestinations',
    access: 'account',
    summary: 'Where summaries of the account go, with what did not arrive and why',
    response: z.object({
      destinations: z.array(destinationSchema),
      kinds: z.array(z.enum(destinationKinds)).describe('Those that this server has.'),
      max: z.int().positive(),
    }),
  },
  'POST /api/destinations': {
    name: 'createDestination',
    access: 'account',
    counts: { account: perMinute(10, 'You have tried many destinations.') },
    limits: `${maxDestinations} for one account; plans with downloads`,
    example: { kind: 'readwise', token: 'abc', rule: 'highlights' },
    summary:
      'Have summaries sent to Readwise, to a database of Notion or into a folder; what is there of the same location is replaced',
    body: z.strictObject({
      kind: z.enum(destinationKinds),
      token: text
        .default('')
        .describe('Of Readwise or of an integration of Notion; stored encrypted, given out never.'),
      location: text
        .default('')
        .describe('The address of the database in Notion, or a folder below that of the server.'),
      rule,
      withEarlier: z.boolean().default(false).describe('Sends what the rule is about of the history, too.'),
    }),
    status: 201,
    response: z.object({ destination: destinationSchema }),
  },
  'PATCH /api/destinations/:id': {
    name: 'updateDestination',
    access: { role: 'owner', who: 'signed in, their own' },
    example: { rule: 'button' },
    summary: 'Change what goes there, or switch it on or off',
    params,
    body: z.strictObject({
      rule: rule.optional(),
      isOn: z.boolean().optional().describe('What waits goes on when it is on again.'),
    }),
    response: z.object({ destination: destinationSchema }),
  },
  'DELETE /api/destinations/:id': {
    name: 'deleteDestination',
    access: { role: 'owner', who: 'signed in, their own' },
    summary: 'Forget a destination and its token; what was sent stays there',
    params,
    status: 204,
    response: z.void(),
  },
  'POST /api/destinations/:id/items': {
    name: 'sendToDestination',
    access: { role: 'owner', who: 'signed in, their own' },
    counts: { account: perMinute(60, 'You have sent many summaries.') },
    example: { historyId: '3fa85f64-5717-4562-b3fc-2c963f66afa6' },
    summary: 'Send a whole summary of the history there now, or again',
    params,
    body: z.strictObject({ historyId: z.uuid() }),
    status: 201,
    response: z.object({ historyId: z.uuid() }),
  },
} as const satisfies Contract
