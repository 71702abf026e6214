import { z } from 'zod'
import { planIds, summariesPerMinute, visitorSummariesPerNetwork } from '#product/plans.ts'
import { formIds, keyInsightsForm } from '#product/summary-forms.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { perMinute } from './access.ts'
import { chapterSchema, insightSchema, lineEventSchema, summarySentenceSchema } from './evidence.ts'
import { formEventSchema, formRefSchema, summaryFormSchema } from './forms.ts'
import { problemSchema } from './problem.ts'
import { withoutModelSchema } from './quota.ts'
import type { Contract } from './route.ts'
import { engineSchema } from './status.ts'
import { captionsEndSchema } from './transcripts.ts'

export type Engine = z.infer<typeof engineSchema>

export const styleSchema = z.enum(summaryStyles)

/** A stretch of the video that was summarized at once, or could not be. */
export const partSchema = z.object({
  start: z.number().nonnegative().nullable().describe('Seconds.'),
  end: z.number().nonnegative().nullable().describe('Seconds.'),
  state: z.enum(['read', 'missing']),
})
export type Part = z.infer<typeof partSchema>

/** The progress of a checker with the lines of a text. */
const lineCheckingSchema = z.object({
  checker: z.string().nullable().describe('What checked; null without a checker.'),
  asked: z.int().nonnegative().describe('Lines that it was asked about.'),
  answered: z.int().nonnegative().describe('Lines that it answered in time.'),
})
export type LineChecking = z.infer<typeof lineCheckingSchema>

export const summarySchema = z.object({
  id: z.uuid(),
  transcriptId: z.uuid(),
  cached: z.boolean().describe('True when the store already had it.'),
  fromPlaylist: z.boolean().describe('The link named a playlist, and this is its first video.'),
  videoUrl: z.string().nullable(),
  videoId: z.string().nullable(),
  videoTitle: z.string(),
  videoChannel: z.string().nullable(),
  videoDuration: z.string().nullable().describe('As text, like `18:15`.'),
  durationSeconds: z.number().nonnegative().nullable(),
  publishedOn: z.string().nullable().default(null).describe('The day, like `2026-11-21`, where it is known.'),
  language: z.string().describe('BCP 47, the language the summary is in.'),
  askedLanguage: z
    .string()
    .optional()
    .describe('What was asked for, where a model wrote in another language.'),
  timings: z.enum(['exact', 'estimated', 'none']),
  credit: z.string().nullable(),
  engine: engineSchema,
  style: styleSchema,
  form: summaryFormSchema.default(keyInsightsForm),
  gist: z.string().nullable().describe('The video in one sentence; null when the engine writes none.'),
  gistSentence: summarySentenceSchema.nullable().describe('With evidence; null where it was not checked.'),
  summary: z.string(),
  keyInsights: z.array(z.string()),
  summarySentences: z
    .array(summarySentenceSchema)
    .describe(
      'The sentences of the summary with their evidence; empty in summaries of a model that were stored before they were checked.',
    ),
  insights: z.array(insightSchema),
  chapters: z.array(chapterSchema),
  coverage: z.array(z.int().nonnegative()).describe('How many citations lie in each tenth of the video.'),
  captionsEnd: captionsEndSchema,
  parts: z.array(partSchema).describe('The stretches that were summarized one by one, in order.'),
  checking: lineCheckingSchema
    .nullable()
    .describe('Null where there is nothing to check, and in summaries of before there was a checker.'),
  withoutModel: withoutModelSchema
    .nullable()
    .describe('Why no model wrote it; null where one did, none is set up, or another caller has it.'),
  createdAt: z.iso.datetime(),
})
export type Summary = z.infer<typeof summarySchema>

/** The fields of a summary that say which video it is of. */
export const videoFields = {
  videoId: true,
  videoUrl: true,
  videoTitle: true,
  videoChannel: true,
  videoDuration: true,
  durationSeconds: true,
} as const

const remainingCountSchema = z
  .int()
  .nonnegative()
  .nullable()
  .describe('Summaries left in the window; null where the plan has no allowance.')

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

/** The answer in place of a summary when the allowance is used up. */
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

/** The events for a follower of a summary in the making: what happens in the run, then how it ended. */
export const summaryEventSchema = z.discriminatedUnion('event', [
  ...runEventSchema.options,
  z.object({ event: z.literal('done'), data: summaryAnswerSchema }),
  z.object({ event: z.literal('problem'), data: problemSchema }),
])
export type SummaryEvent = z.infer<typeof summaryEventSchema>

export const summaryRoutes = {
  'POST /api/summarize': {
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
} as const satisfies Contract
