import { z } from 'zod'
import type { Contract } from './route.ts'
import { summarySchema } from './summaries.ts'

export const exampleRoutes = {
  'GET /api/examples/:videoId': {
    scope: 'any',
    summary: 'The summary of one of the two example videos; costs nobody anything',
    params: z.strictObject({ videoId: z.string().max(20) }),
    query: z.strictObject({
      by: z
        .enum(['people', 'built-in'])
        .default('people')
        .describe('Written by people, or made by the built-in engine without AI.'),
    }),
    response: summarySchema,
  },
} as const satisfies Contract
