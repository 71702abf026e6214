import type { Schema } from '@cfworker/json-schema'

/** The calls that the panel makes. */
export const panelCalls = [
  'POST /api/transcripts',
  'GET /api/transcripts/:id',
  'POST /api/summarize',
  'GET /api/runs',
  'GET /api/runs/:id/events',
  'DELETE /api/runs/:id',
  'POST /api/ask',
  'GET /api/usage-status',
  'POST /api/users/register',
] as const

/** The schemas of the answers, which the build writes down from the contract of the server. */
export type AnswerSchemas = {
  problem: Schema
  calls: Readonly<Record<string, { answer: Schema | null; events: Schema | null }>>
}
