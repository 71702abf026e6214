import { z } from 'zod'
import { planIds } from '#product/plans.ts'
import { currentUserSchema, interfaceLanguageSchema } from './auth.ts'
import { emailSchema, phoneSchema } from './contact.ts'
import type { Contract } from './route.ts'

export const accountRoutes = {
  'POST /api/users/register': {
    name: 'registerAddress',
    access: { role: 'anybody', who: 'anybody; the same answer for every address' },
    example: { email: 'ada@example.org' },
    summary: 'Remember the address that was typed in this browser; it proves nothing and opens nothing',
    body: z.object({
      email: emailSchema,
      userEmail: z.string().max(320).optional().describe('Not read.'),
      phone: z.string().max(32).optional().describe('Not read.'),
    }),
    response: z.object({ message: z.string() }),
  },
  'GET /api/users/:email': {
    name: 'getUser',
    access: 'address',
    summary: "What is left to the caller, for the caller's own address only",
    params: z.object({ email: z.string().max(320) }),
    response: z.object({
      email: z.string(),
      planType: z.enum(planIds),
      remainingCount: z.int().nonnegative().nullable(),
    }),
  },
} as const satisfies Contract

export const accountPageRoutes = {
  'PATCH /api/account': {
    name: 'updateAccount',
    access: 'account',
    example: { phone: '+91 98765 43210' },
    summary: 'Change what the account says of its owner',
    body: z.strictObject({
      phone: phoneSchema.optional().describe('Empty removes it.'),
      language: interfaceLanguageSchema.optional().describe('Of pages and emails.'),
    }),
    response: currentUserSchema,
  },
  'GET /api/account/export': {
    name: 'exportAccount',
    access: 'account',
    summary: 'Everything that belongs to the account as one JSON file',
    response: 'bytes',
  },
  'POST /api/account/deletion': {
    name: 'scheduleAccountDeletion',
    access: { role: 'account', stranger: 400 },
    example: { confirmation: 'ada@example.org' },
    summary: 'Have the account deleted in seven days',
    body: z.strictObject({
      confirmation: z.string().max(320).describe('The address of the account, typed again.'),
    }),
    response: currentUserSchema,
  },
  'DELETE /api/account/deletion': {
    name: 'cancelAccountDeletion',
    access: 'account',
    summary: 'Keep the account after all',
    response: currentUserSchema,
  },
} as const satisfies Contract

export const deviceSchema = z.object({
  id: z.uuid(),
  deviceName: z.string().describe('Like `Firefox on Windows`.'),
  deviceType: z.enum(['mobile', 'tablet', 'desktop']),
  browser: z.string(),
  operatingSystem: z.string(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  ipAddress: z.string().nullable(),
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isActive: z.boolean().describe('False for one that waits until another is removed.'),
  isHeld: z.boolean().describe('Three others were active when it signed in; it waits.'),
  isCurrent: z.boolean().describe('The one that asks.'),
})
export type Device = z.infer<typeof deviceSchema>

export const deviceRoutes = {
  'GET /api/devices': {
    name: 'listDevices',
    access: { role: 'address', held: 'answer', who: 'signed in, their own' },
    summary: 'The devices of the account that is signed in',
    query: z.object({
      userEmail: z
        .string()
        .max(320)
        .optional()
        .describe('Not needed; another address than that of the account is refused.'),
    }),
    response: z.object({ devices: z.array(deviceSchema), maxActive: z.int().positive() }),
  },
  'DELETE /api/devices/:id': {
    name: 'removeDevice',
    access: { role: 'owner', held: 404, who: 'signed in, their own' },
    summary: 'Sign a device out for good; one that waits takes its place',
    params: z.strictObject({ id: z.uuid() }),
    status: 204,
    response: z.void(),
  },
} as const satisfies Contract
