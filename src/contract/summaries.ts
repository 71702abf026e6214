import { z } from 'zod'
import { planIds, summariesPerMinute, visitorSummariesPerNetwork } from '#product/plans.ts'
import { formIds } from '#product/summary-forms.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { perMinute } from './access.ts'
import { formRefSchema } from './forms.ts'
import { problemSchema } from './problem.ts'
import type { Contract } from './route.ts'
import { runEventSchema } from './run-events.ts'
import { engineSchema, partSchema, styleSchema, summarySchema } from './summary.ts'

const maxText = 1200
const maxTitle = 200
const maxQuote = 1200
const maxCites = 6
const maxLines = 120
const writtenText = z.string().max(maxText)
const sid = z.string().max(12).describe('A sentence of the transcript by its index, like `s17`.')
const quote = z.string().max(maxQuote)
const sentenceIndex = z.int().nonnegative()
const writtenSentence = z.strictObject({
  text: writtenText,
  cites: z.array(z.strictObject({ sid, quote })).max(maxCites),
})

/** A summary as a model writes it: nothing of it is believed before it was looked up. */
export const writtenSummarySchema = z.strictObject({
  gist: writtenSentence,
  chapters: z
    .array(z.strictObject({ from: sid, title: z.string().max(maxTitle), gist: writtenText, quote }))
    .max(maxLines),
  insights: z.array(z.strictObject({ text: writtenText, sid, quote })).max(maxLines),
  parts: z
    .array(z.strictObject({ from: sentenceIndex, to: sentenceIndex, state: partSchema.shape.state }))
    .max(maxLines)
    .describe('The ranges of sentences that were read one by one; empty where it was read at once.'),
  summary: z
    .array(writtenSentence.extend({ p: z.int().positive().max(maxLines).describe('Its paragraph, from 1.') }))
    .max(maxLines),
})
export type WrittenSummary = z.infer<typeof writtenSummarySchema>

const remainingCountSchema = z
  .int()
  .nonnegative()
  .nullable()
  .describe('Summaries left in the window; null where nothing is counted.')

/** The rest of the quota, beside every answer. */
const quotaFields = {
  remainingCount: remainingCountSchema,
  showPaywall: z.boolean(),
  user: z.object({ remainingCount: remainingCountSchema, planType: z.enum(planIds) }),
}

/** A summary that was handed out. */
export const deliveredSummarySchema = summarySchema.extend({
  locked: z.literal(false),
  historyId: z
    .uuid()
    .nullable()
    .describe('Its lasting address is `/v/{historyId}`; null where nothing is stored for the caller.'),
  ...quotaFields,
})

/** The answer in place of a summary when none is left. */
export const lockedSummarySchema = z.object({
  locked: z.literal(true),
  ...summarySchema.pick({ videoUrl: true, videoId: true, videoChannel: true, videoDuration: true }).shape,
  videoTitle: z.string().nullable(),
  summary: z
    .string()
    .describe('At most the first three lines of a summary that is there already, or nothing.'),
  keyInsights: z.array(z.string()).max(0),
  resetTime: z.iso.datetime().nullable().describe('When the next summary is possible.'),
  ...quotaFields,
})
export type LockedSummary = z.infer<typeof lockedSummarySchema>

export const summaryAnswerSchema = z.discriminatedUnion('locked', [
  deliveredSummarySchema,
  lockedSummarySchema,
])
export type SummaryAnswer = z.infer<typeof summaryAnswerSchema>

/** The events for a follower of a summary in the making: what happens in the run, then how it ended. */
export const summaryEventSchema = z.discriminatedUnion('event', [
  ...runEventSchema.options,
  z.object({ event: z.literal('done'), data: summaryAnswerSchema }),
  z.object({ event: z.literal('problem'), data: problemSchema }),
])
export type SummaryEvent = z.infer<typeof summaryEventSchema>

export const summaryRoutes = {
  'GET /api/engine': {
    name: 'getEngine',
    access: 'everybody',
    scope: 'any',
    summary:
      'What writes the summaries of this server: a language model, or nothing but the speakers themselves',
    response: engineSchema.pick({ kind: true }),
  },
  'POST /api/summarize': {
    name: 'summarize',
    access: 'anybody',
    counts: {
      person: perMinute(summariesPerMinute, `You can ask for ${summariesPerMinute} summaries a minute.`),
      // Cookies can be collected. More than a network gets in a day could only fail.
      visitors: perMinute(
        visitorSummariesPerNetwork,
        'Your network has asked for too many new summaries this minute. You can sign in to continue.',
      ),
    },
    limits: 'the quota',
    example: { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' },
    scope: 'summarize',
    isIdempotent: true,
    summary: 'Summarize a video, or a transcript that is already stored',
    body: z
      .strictObject({
        videoUrl: z.string().max(2048).optional(),
        transcriptId: z.uuid().optional(),
        language: z.enum(summaryLanguages).default('en').describe('The language to write in, BCP 47.'),
        style: styleSchema.default('standard'),
        form: formRefSchema.default(formIds[0]),
        email: z
          .string()
          .max(320)
          .optional()
          .describe(
            'Not read: who asks is known by the cookie. Clients of before send `anonymous` or an address.',
          ),
      })
      .refine((body) => (body.videoUrl === undefined) !== (body.transcriptId === undefined), {
        message: 'Give either videoUrl or transcriptId.',
        path: ['videoUrl'],
      }),
    response: summaryAnswerSchema,
    events: summaryEventSchema,
  },
  'POST /api/transcripts/:id/written-summaries': {
    name: 'giveWrittenSummary',
    access: 'reader',
    limits: 'those of `POST /api/summarize`, and the quota',
    example: {
      written: {
        gist: { text: 'Eight boats came home.', cites: [{ sid: 's0', quote: 'eight boats came home' }] },
        chapters: [{ from: 's0', title: 'Boats', gist: '', quote: '' }],
        insights: [{ text: 'Eight boats came home.', sid: 's0', quote: 'eight boats came home' }],
        summary: [
          { p: 1, text: 'Eight boats came home.', cites: [{ sid: 's0', quote: 'eight boats came home' }] },
        ],
        parts: [],
      },
    },
    scope: 'summarize',
    summary:
      "Give a summary that the model of one's own browser wrote: code looks up each line, and it is stored as the caller's",
    bodyLimitBytes: 256 * 1024,
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      language: z.enum(summaryLanguages).default('en').describe('The language that was asked for, BCP 47.'),
      style: styleSchema.default('standard'),
      written: writtenSummarySchema,
    }),
    response: summaryAnswerSchema,
  },
} as const satisfies Contract
