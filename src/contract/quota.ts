import { z } from 'zod'
import type { Contract } from './route.ts'

export const quotaRoutes = {
  'GET /api/usage-status': {
    scope: 'any',
    summary: "What is left of the caller's allowance",
    response: z.object({
      resetTime: z.iso
        .datetime()
        .nullable()
        .describe('When a used place comes back; null when none is used or the plan has no allowance.'),
      remainingCount: z.int().nonnegative().nullable().describe('null where the plan has no allowance.'),
      canSummarize: z.boolean(),
      showPaywall: z.boolean(),
      questions: z
        .object({
          remaining: z.int().nonnegative().nullable().describe('null without a limit.'),
          resetTime: z.iso.datetime().nullable().describe('When all come back; null when none is used.'),
        })
        .describe('What is left of the questions that a model answers.'),
    }),
  },
} as const satisfies Contract
