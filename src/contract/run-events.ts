import { z } from 'zod'
import { chapterSchema, insightSchema, lineEventSchema, summarySentenceSchema } from './evidence.ts'
import { formEventSchema } from './forms.ts'
import { summarySchema, videoFields } from './summary.ts'

/**
 * The events of a run, in order. Insights, chapters and complete sentences were checked before they were
 * sent; text and gist are sent while they are written. `restarted` makes void all events before it except
 * `run` and `video`.
 */
export const runEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('run'), data: z.object({ runId: z.uuid() }) }),
  z.object({
    event: z.literal('stage'),
    data: z.object({
      stage: z.enum(['transcript', 'summary', 'check']),
      text: z.string(),
      parts: z
        .object({ done: z.int().nonnegative(), total: z.int().positive() })
        .optional()
        .describe('How many of the parts of a long video are read.'),
    }),
  }),
  z.object({
    event: z.literal('video'),
    data: summarySchema
      .pick({ transcriptId: true, ...videoFields })
      // Events that were stored before they named it are read as well.
      .extend({ timings: summarySchema.shape.timings.default('exact') }),
  }),
  formEventSchema,
  z.object({
    event: z.literal('gist'),
    data: z.object({
      text: z.string().describe('The gist as far as it is written; empty when it is withdrawn.'),
      sentence: summarySentenceSchema
        .nullable()
        .default(null)
        .describe('The complete gist with its evidence; null while it is written.'),
    }),
  }),
  z.object({
    event: z.literal('text'),
    data: z.object({
      text: z.string().describe('The next piece of the sentence of the summary that is being written.'),
    }),
  }),
  z.object({
    event: z.literal('sentence'),
    data: z.object({
      sentence: summarySentenceSchema
        .nullable()
        .describe('Replaces the text since the sentence before it; null when it is withdrawn.'),
    }),
  }),
  z.object({ event: z.literal('insight'), data: insightSchema }),
  z.object({
    event: z.literal('chapter'),
    data: chapterSchema.describe('`end` is null as long as the next one is not known.'),
  }),
  z.object({
    event: z.literal('written'),
    data: summarySchema
      .pick({ gistSentence: true, summarySentences: true, insights: true, chapters: true })
      .describe('The text is complete, and replaces what was sent of it; its lines are still being checked.'),
  }),
  z.object({
    event: z.literal('line'),
    data: lineEventSchema,
  }),
  z.object({ event: z.literal('restarted'), data: z.object({}) }),
])
export type RunEvent = z.infer<typeof runEventSchema>
