import { z } from 'zod'
import type { Contract } from './route.ts'
import { summaryAnswerSchema, summaryEventSchema } from './summaries.ts'

export const runRoutes = {
  'GET /api/runs/:id/events': {
    summary: 'Follow a summary in the making again, from the event after the one that `Last-Event-ID` names',
    params: z.strictObject({ id: z.uuid() }),
    response: summaryAnswerSchema,
    events: summaryEventSchema,
  },
} as const satisfies Contract
