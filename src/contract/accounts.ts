import { z } from 'zod'
import { planIds } from '#product/plans.ts'
import { currentUserSchema, interfaceLanguageSchema } from './auth.ts'
import { emailSchema, phoneSchema } from './contact.ts'
import type { Contract } from './route.ts'

export const accountRoutes = {
  'POST /api/users/register': {
    summary: 'Remember the address that was typed in this browser; it proves nothing and opens nothing',
    body: z.object({
      email: emailSchema,
      userEmail: z.string().max(320).optional().describe('Not read.'),
      phone: z.string().max(32).optional().describe('Not read.'),
    }),
    response: z.object({ message: z.string() }),
  },
  'GET /api/users/:email': {
    summary: "The caller's plan and what is left of it, for the caller's own address only",
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
    summary: 'Change what the account says of its owner',
    body: z.strictObject({
      phone: phoneSchema.optional().describe('Empty removes it.'),
      language: interfaceLanguageSchema.optional().describe('Of pages and emails.'),
    }),
    response: currentUserSchema,
  },
  'GET /api/account/export': {
    summary: 'Everything that belongs to the account as one JSON file',
    response: 'bytes',
  },
  'POST /api/account/deletion': {
    summary: 'Have the account deleted in seven days',
    body: z.strictObject({
      confirmation: z.string().max(320).describe('The address of the account, typed again.'),
    }),
    response: currentUserSchema,
  },
  'DELETE /api/account/deletion': {
    summary: 'Keep the account after all',
    response: currentUserSchema,
  },
} as const satisfies Contract
