import { z } from 'zod'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { summaryStyles } from '#product/summary-options.ts'
import { chapterSchema, insightSchema, summarySentenceSchema } from './evidence.ts'
import { summaryFormSchema } from './forms.ts'
import { hearingSchema } from './hearing.ts'
import { withoutModelSchema } from './quota.ts'
import { talkSchema } from './talk.ts'
import { captionsEndSchema } from './transcripts.ts'

export const engineSchema = z.object({
  kind: z
    .enum(['extractive', 'model', 'authored'])
    .describe(
      '`extractive`: sentences of the transcript, no AI. `authored`: people wrote it; only the examples.',
    ),
  name: z.string(),
  version: z.string(),
})

export type Engine = z.infer<typeof engineSchema>

export const styleSchema = z.enum(summaryStyles)

/** A stretch of the video that was summarized at once, or could not be. */
export const partSchema = z.object({
  start: z.number().nonnegative().nullable().describe('Seconds.'),
  end: z.number().nonnegative().nullable().describe('Seconds.'),
  state: z.enum(['read', 'missing']),
})
export type Part = z.infer<typeof partSchema>

/**
 * The examination of a checker by trial lines: sentences of the same transcript whose truth is known, some
 * with one thing turned by code. `turned` and `unchanged` count its last hundred of each kind.
 */
export const examinationSchema = z.object({
  isWriter: z.boolean().describe('The model that wrote the lines checked them itself.'),
  rating: z
    .enum(['strong', 'middling', 'weak', 'unexamined'])
    .describe(
      'By its last hundred trial lines. The yes of a strong one is enough where code cannot tell, of a middling one where code finds all of the line; the others count for nothing.',
    ),
  passed: z
    .boolean()
    .nullable()
    .describe(
      'Whether each of its answers about this text caught its trial lines; one that did not counts for nothing. Null where too few were asked to tell.',
    ),
  turned: z
    .object({ asked: z.int().nonnegative(), caught: z.int().nonnegative() })
    .describe('Trial lines that were made false, and those of them that it called different.'),
  unchanged: z
    .object({ asked: z.int().nonnegative(), accepted: z.int().nonnegative() })
    .describe('Trial lines that are true, and those of them that it let pass.'),
})
export type Examination = z.infer<typeof examinationSchema>

/** The progress of a checker with the lines of a text. */
const lineCheckingSchema = z.object({
  checker: z.string().nullable().describe('What checked; null without a checker.'),
  asked: z.int().nonnegative().describe('Lines that it was asked about.'),
  answered: z.int().nonnegative().describe('Lines that it answered in time.'),
  examination: examinationSchema
    .nullable()
    .default(null)
    .describe('Null without a checker, where people checked, and in texts that were stored before.'),
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
  hearing: hearingSchema.optional(),
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
  talk: talkSchema
    .nullable()
    .default(null)
    .describe('The kind of talk that the transcript looks like; null in summaries of before.'),
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
