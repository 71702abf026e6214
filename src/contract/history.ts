import { z } from 'zod'
import { historyFilters, historySorts } from '#product/history-lists.ts'
import { summaryFormatIds } from '#product/summary-formats.ts'
import { perHour } from './access.ts'
import { insightSchema } from './evidence.ts'
import { fileLabelsSchema } from './file-labels.ts'
import { pageFacts, pageQuerySchema } from './pagination.ts'
import type { Contract } from './route.ts'
import { summaryAnswerSchema } from './summaries.ts'
import { summarySchema, videoFields } from './summary.ts'

/** The filters of a list of transcripts. */
const transcriptFilters = {
  channel: z.string().min(1).max(100).optional().describe('The name of a channel, as `choices` has it.'),
  language: z.string().min(1).max(40).optional().describe('BCP 47, as `choices` has it.'),
  from: z.iso.datetime({ offset: true }).optional().describe('What was given at this moment or later.'),
  until: z.iso.datetime({ offset: true }).optional().describe('What was given before this moment.'),
}

/** The filters of a list of summaries. */
const summaryFilters = {
  ...transcriptFilters,
  form: z.string().min(1).max(40).optional().describe('The id of a form, as `choices` has it.'),
}

const listQuerySchema = pageQuerySchema.extend({
  q: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe('Words to look for, in any script: in titles, channels, summaries and transcripts.'),
  sort: z.enum(historySorts).default(historySorts[0]),
})

/** The query of a list of summaries. */
export const historyQuerySchema = listQuerySchema.extend(summaryFilters)
export type HistoryQuery = z.infer<typeof historyQuerySchema>

const choicesSchema = z.array(z.object({ value: z.string(), name: z.string(), count: z.int().positive() }))

/** The choices of the filters, beside the items of a page. */
const filterFacts = {
  choices: z
    .object({ channel: choicesSchema, language: choicesSchema, form: choicesSchema })
    .nullable()
    .describe(
      'What the list can be narrowed by, with how many it has of each; null on all pages but the first.',
    ),
  hiddenBy: z
    .array(z.object({ filter: z.enum(historyFilters), count: z.int().positive() }))
    .describe('Where nothing is found: how many would be without the search, or without one of the filters.'),
}

/** The count of items that exist and are not shown, since they are older than what is in view. */
export const beyondSchema = z.object({
  count: z.int().nonnegative().describe('How many are older than what is in view, found or not.'),
  windowDays: z.int().positive().nullable().describe('Days that are in view; null is all.'),
})

/** A line that a search found. */
export const historyHitSchema = insightSchema.pick({ second: true, speaker: true, state: true }).extend({
  text: z
    .string()
    .describe('A line of the summary or a spoken sentence; of a long one the part around the words.'),
  isSpoken: z.boolean().describe('Whether it stands in the transcript only; then it is `quoted`.'),
  words: z.array(z.string()).describe('The words that were looked for, as they stand in the text.'),
})
export type HistoryHit = z.infer<typeof historyHitSchema>

/** A summary that a person was given, as lists show it. */
export const historyItemSchema = z.object({
  id: z.uuid().describe('Its address is `/v/{id}`.'),
  ...summarySchema.pick({
    transcriptId: true,
    ...videoFields,
    language: true,
    style: true,
    form: true,
    engine: true,
    gist: true,
    summary: true,
    keyInsights: true,
    insights: true,
    timings: true,
  }).shape,
  hits: z
    .array(historyHitSchema)
    .describe('What a search found in it, at most three lines, the best first; empty without a search.'),
  isShared: z.boolean(),
  createdAt: z.iso.datetime().describe('When the person was last given it.'),
})
export type HistoryItem = z.infer<typeof historyItemSchema>

export const historyPageSchema = z.object({
  items: z.array(historyItemSchema),
  ...pageFacts,
  ...filterFacts,
  beyond: beyondSchema,
})
export type HistoryPage = z.infer<typeof historyPageSchema>

/** A transcript that a person had, as lists show it. */
export const transcriptionSchema = z.object({
  id: z.uuid().describe('Names the entry of the list, for taking it away.'),
  ...summarySchema.pick({
    transcriptId: true,
    ...videoFields,
    language: true,
    timings: true,
  }).shape,
  content: z.string().describe('The first 300 characters of the transcript.'),
  createdAt: z.iso.datetime().describe('When the person last had it.'),
})
export type Transcription = z.infer<typeof transcriptionSchema>

export const transcriptionPageSchema = z.object({
  items: z.array(transcriptionSchema),
  ...pageFacts,
  ...filterFacts,
  beyond: beyondSchema,
})
export type TranscriptionPage = z.infer<typeof transcriptionPageSchema>

/** The content of `/v/{id}`: a summary in the making, to be followed by its run, or a finished one. */
export const resultSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('running'),
    runId: z.uuid().describe('Follow it by `GET /api/runs/:id/events`.'),
  }),
  z.object({
    state: z.literal('done'),
    historyId: z.uuid().describe('The lasting address is `/v/{historyId}`.'),
    sharePath: z.string().nullable().describe('The address of the shared page; null when it is not shared.'),
    sharesQuestions: z.boolean().describe('Whether the shared page shows the questions.'),
    createdAt: z.iso.datetime().describe('When the person was last given it.'),
    answer: summaryAnswerSchema.describe('Locked when it is older than what is in view.'),
  }),
])
export type Result = z.infer<typeof resultSchema>

const itemParams = z.strictObject({ id: z.uuid() })

/** The most summaries that are named one by one. */
export const maxExportedIds = 50

export const historyRoutes = {
  'GET /api/history/file': {
    name: 'downloadHistory',
    access: { role: 'owner', who: 'signed in, their own' },
    counts: { account: perHour(30, 'You have exported your history very often.') },
    limits: 'where the account may download; citations of the videos for everybody',
    scope: 'library',
    summary:
      'Summaries of the history as one file, newest first, where the account may download: all, those that a search and filters find, or those of `ids`',
    query: z.strictObject({
      format: z.enum(summaryFormatIds).default('markdown'),
      labels: fileLabelsSchema,
      q: historyQuerySchema.shape.q,
      ...summaryFilters,
      ids: z
        .string()
        .max(maxExportedIds * 37)
        .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/)
        .optional()
        .describe(`Ids out of the history, separated by commas; at most ${maxExportedIds}.`),
    }),
    response: 'bytes',
  },
  'GET /api/history': {
    name: 'listHistory',
    access: 'account',
    limits: 'as far back as the history is in view',
    scope: 'library',
    summary: 'The summaries of the signed-in user, in pages, searched, filtered and sorted',
    query: historyQuerySchema,
    response: historyPageSchema,
  },
  'DELETE /api/history/:id': {
    name: 'deleteHistoryItem',
    access: 'holder',
    summary: 'Take a summary or a transcription off the list; its shared page goes with it',
    params: itemParams,
    response: z.object({ undoUntil: z.iso.datetime().describe('Until then it can be put back.') }),
  },
  'POST /api/history/:id/restore': {
    name: 'restoreHistoryItem',
    access: 'holder',
    summary: 'Restore a deleted item',
    params: itemParams,
    response: z.object({ id: z.uuid() }),
  },
} as const satisfies Contract

export const transcriptionRoutes = {
  'GET /api/transcriptions': {
    name: 'listTranscripts',
    access: 'account',
    limits: 'as far back as the history is in view',
    scope: 'library',
    summary: 'The transcripts of the signed-in user, in pages, searched, filtered and sorted',
    query: listQuerySchema.extend(transcriptFilters),
    response: transcriptionPageSchema,
  },
} as const satisfies Contract

export const resultRoutes = {
  'GET /api/summaries/:id': {
    name: 'getSummary',
    access: 'holder',
    scope: 'read',
    summary: 'What lies at `/v/{id}`, by the id of a history item or of a run; for its owner alone',
    params: itemParams,
    response: resultSchema,
  },
  'GET /api/summaries/:id/file': {
    name: 'downloadSummary',
    access: 'holder',
    limits: 'where the account may download; the citation of the video for everybody',
    scope: 'read',
    summary: 'A summary of the caller as a file, where the account may download',
    params: itemParams,
    query: z.strictObject({
      format: z.enum(summaryFormatIds).default('markdown'),
      labels: fileLabelsSchema,
    }),
    response: 'bytes',
  },
} as const satisfies Contract
