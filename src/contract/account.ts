import { z } from 'zod'
import { phoneSchema } from './accounts.ts'
import { currentUserSchema } from './auth.ts'
import type { Contract } from './route.ts'

export const accountPageRoutes = {
  'PATCH /api/account': {
    summary: 'Change what the account says of its owner',
    body: z.strictObject({
      phone: phoneSchema.describe('Empty removes it.'),
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
