import { z } from 'zod'
import type { Contract } from './route.ts'

export const quotaRoutes = {
  'GET /api/usage-status': {
    name: 'getUsage',
    access: 'anybody',
    scope: 'any',
    summary: 'What is left to the caller',
    response: z.object({
      resetTime: z.iso
        .datetime()
        .nullable()
        .describe('When a used place comes back; null when none is used or nothing is counted.'),
      remainingCount: z.int().nonnegative().nullable().describe('null where nothing is counted.'),
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

/** The shares of what models may cost in a day: all of it, and what each kind of caller may take. */
const callerShares = ['all', 'visitors', 'network', 'free', 'free-account', 'paid-account'] as const
/** With what the sound of recordings may take of it. */
export const shareKinds = [...callerShares, 'sound'] as const
export const shareKindSchema = z.enum(shareKinds)
export type ShareKind = z.infer<typeof shareKindSchema>

/**
 * The faults of answers that came: they broke off, were not in the form asked for, or nothing of them was
 * found in the transcript.
 */
export const answerFaults = ['cut', 'unusable', 'unfound'] as const
export type AnswerFault = (typeof answerFaults)[number]

/** The reason for which no model wrote a text that one would have written. */
export const withoutModelSchema = z.object({
  reason: z
    .enum(['outage', ...answerFaults, 'run', 'earlier', ...callerShares])
    .describe(
      "`outage`: no model answered. `cut`: its answer broke off. `unusable`: its answer was not a summary, or whatever was asked for. `unfound`: nothing of its answer was found in the transcript. `run`: it would cost more than one summary or answer may. A share: the caller's costs of the day are used up. `earlier`: they were, and are not any more.",
    ),
  until: z.iso.datetime().nullable().describe('When the share begins again; null for other reasons.'),
})
export type WithoutModel = z.infer<typeof withoutModelSchema>
