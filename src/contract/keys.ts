import { z } from 'zod'
import { keyDays, keyScopes, maxKeyCalls, maxKeyName } from '#product/key-scopes.ts'
import type { Contract } from './route.ts'

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  start: z.string().describe('How the key begins, to tell keys apart; the key itself is not stored.'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable().describe('Null for a key without an end.'),
  isExpired: z.boolean(),
  lastUsedAt: z.iso.datetime().nullable().describe('To the hour; null for a key that was never used.'),
})
export type ApiKey = z.infer<typeof apiKeySchema>

export const keyCallSchema = z.object({
  at: z.iso.datetime(),
  method: z.string(),
  route: z.string().describe('The pattern of the address, like `/api/summaries/:id`.'),
  status: z.int(),
})
export type KeyCall = z.infer<typeof keyCallSchema>

const keyParams = z.strictObject({ id: z.uuid() })

/** The calls about API keys. A key itself may make none of them. */
export const keyRoutes = {
  'GET /api/keys': {
    name: 'listKeys',
    access: 'account',
    summary: 'The API keys of the account, newest first',
    response: z.object({ keys: z.array(apiKeySchema), max: z.int().positive() }),
  },
  'POST /api/keys': {
    name: 'createKey',
    access: 'account',
    limits: '20 for one account',
    example: { name: 'Reading list', scopes: ['ask'], days: null },
    isIdempotent: true,
    summary: 'Make an API key; its secret is in this answer and nowhere else',
    body: z.strictObject({
      name: z
        .string()
        .trim()
        .min(1, 'Give the key a name.')
        .max(maxKeyName, `Use at most ${maxKeyName} characters.`),
      scopes: z
        .array(z.enum(keyScopes))
        .min(1, 'Choose at least one thing the key may do.')
        .transform((scopes) => keyScopes.filter((scope) => scopes.includes(scope))),
      days: z.literal(keyDays).describe('Days until it ends; null for a key without an end.'),
    }),
    status: 201,
    response: z.object({
      key: apiKeySchema,
      secret: z.string().describe('The key, for `Authorization: Bearer`.'),
    }),
  },
  'DELETE /api/keys/:id': {
    name: 'deleteKey',
    access: { role: 'owner', who: 'signed in, their own' },
    summary: 'Delete an API key; it stops working at once',
    params: keyParams,
    status: 204,
    response: z.void(),
  },
  'GET /api/keys/:id/calls': {
    name: 'listKeyCalls',
    access: { role: 'owner', who: 'signed in, their own' },
    limits: 'the last 100',
    summary: `The last ${maxKeyCalls} calls of an API key, newest first`,
    params: keyParams,
    response: z.object({ key: apiKeySchema, calls: z.array(keyCallSchema).max(maxKeyCalls) }),
  },
} as const satisfies Contract
