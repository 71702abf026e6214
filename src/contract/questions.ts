import { z } from 'zod'
import { maxQuestionCharacters } from '#product/limits.ts'
import { asksPerMinute } from '#product/plans.ts'
import { perMinute } from './access.ts'
import { citationSchema, insightSchema, lineEventSchema, summarySentenceSchema } from './evidence.ts'
import { problemSchema } from './problem.ts'
import { withoutModelSchema } from './quota.ts'
import type { Contract } from './route.ts'
import { timingsSchema } from './transcripts.ts'

/** A few sentences of a transcript that answer a question. */
export const passageSchema = citationSchema.extend({
  transcriptId: z.uuid(),
  sentences: z.int().positive().describe('How many sentences it has.'),
  state: insightSchema.shape.state,
})
export type Passage = z.infer<typeof passageSchema>

/** A video that a question to the library found passages in. */
const askedVideoSchema = z.object({
  transcriptId: z.uuid(),
  historyId: z.uuid().nullable().describe('Its address is `/v/{historyId}`; null without a summary.'),
  videoId: z.string().nullable(),
  videoTitle: z.string().describe('Empty where it is not known.'),
  videoChannel: z.string().nullable(),
  publishedOn: z.string().nullable().default(null).describe('The day, like `2026-11-21`, where it is known.'),
  timings: timingsSchema,
})
export type AskedVideo = z.infer<typeof askedVideoSchema>

export const answerSchema = z.object({
  id: z.uuid(),
  question: z.string(),
  said: z.boolean().describe('False when the video does not say, or where `languages` names two.'),
  languages: z
    .object({ asked: z.string(), spoken: z.string() })
    .nullable()
    .default(null)
    .describe(
      'BCP 47 codes, where no model answered and the question is in another language than the video: words alone do not tell whether it is said.',
    ),
  answer: z
    .array(summarySentenceSchema)
    .nullable()
    .describe('null without a model; empty when a model read that the video does not say.'),
  passages: z
    .array(passageSchema)
    .max(10)
    .describe('Those that fit, best first; where nothing answers it those that are near, or none.'),
  videos: z.array(askedVideoSchema).optional().describe('Of a question to the library: where it found them.'),
  withoutModel: withoutModelSchema
    .nullable()
    .default(null)
    .describe(
      'Why no model answered just now; null where one did, or none is set up, and in what was asked before.',
    ),
  createdAt: z.iso.datetime(),
})
export type Answer = z.infer<typeof answerSchema>

const itemParams = z.strictObject({ id: z.uuid() })

export const questionRoutes = {
  'POST /api/ask': {
    name: 'ask',
    access: {
      role: 'holder',
      who: 'the owner of a summary; every caller who may read a transcript; signed in, of all their own',
    },
    counts: { person: perMinute(asksPerMinute, "You've asked many questions in a short time.") },
    limits:
      'questions of 500 characters; a summary that the account sees; for a model 10 a minute and those of the account, and 20 runs of a model a minute and 250 questions a day for all visitors of one network; a repeated question is given the stored answer',
    example: { question: 'What did it cost?', transcriptId: '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b' },
    scope: 'ask',
    isIdempotent: true,
    summary: 'Ask a question about a transcript, a result, or all results',
    body: z.strictObject({
      question: z.string().trim().min(1).max(maxQuestionCharacters),
      transcriptId: z.uuid().optional(),
      historyId: z.uuid().optional(),
      scope: z.literal('library').optional(),
    }),
    response: answerSchema,
    events: z.discriminatedUnion('event', [
      z.object({ event: z.literal('text'), data: z.object({ text: z.string() }) }),
      z.object({
        event: z.literal('sentence'),
        data: z.object({ sentence: summarySentenceSchema.nullable() }),
      }),
      z.object({
        event: z.literal('written'),
        data: z.object({ answer: z.array(summarySentenceSchema) }),
      }),
      z.object({ event: z.literal('line'), data: lineEventSchema }),
      z.object({ event: z.literal('restarted'), data: z.object({}) }),
      z.object({ event: z.literal('done'), data: answerSchema }),
      z.object({ event: z.literal('problem'), data: problemSchema }),
    ]),
  },
  'GET /api/history/:id/questions': {
    name: 'listQuestions',
    access: 'holder',
    limits: 'the newest 100',
    scope: 'library',
    summary: 'The questions asked about a result, newest first',
    params: itemParams,
    response: z.object({ questions: z.array(answerSchema) }),
  },
  'DELETE /api/history/:id/questions/:question': {
    name: 'deleteQuestion',
    access: 'holder',
    summary: 'Delete a question with its answer',
    params: z.strictObject({ id: z.uuid(), question: z.uuid() }),
    response: z.object({ id: z.uuid() }),
  },
} as const satisfies Contract
