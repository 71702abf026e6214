import { z } from 'zod'
import { summaryLanguages } from '#product/summary-options.ts'
import { fileLabelsSchema } from './file-labels.ts'
import { withoutModelSchema } from './quota.ts'
import type { Contract } from './route.ts'
import { transcriptFileFormats } from './transcripts.ts'

const stateSchema = z
  .enum(['none', 'working', 'done', 'failed', 'stopped'])
  .describe('`failed` and `stopped` can be continued where they ended.')
const languageSchema = z.enum(summaryLanguages).describe('BCP 47.')

/** The lines of a transcript in another language, as far as there are any. */
export const translationSchema = z.object({
  language: languageSchema,
  state: stateSchema,
  total: z.int().nonnegative().describe('The lines of the transcript.'),
  done: z.int().nonnegative().describe('How many of them the model was asked about.'),
  missing: z.int().nonnegative().describe('How many of these it lost, so that the original stands for them.'),
  from: z.int().nonnegative().describe('The line that `lines` begins with.'),
  lines: z
    .array(z.string().nullable())
    .describe(
      'The lines from there on without a gap, in the order and with the times of those of the transcript. Null: the original stands.',
    ),
  models: z.array(z.string()).describe('Who wrote them. Nobody checked what they wrote.'),
  problem: withoutModelSchema.nullable().describe('Why a model did not go on, of one that failed.'),
  isOwn: z.boolean().describe('Whether the caller started it, and may stop it.'),
})
export type Translation = z.infer<typeof translationSchema>

/** The languages of a translation, and the translations that exist. */
export const translationsSchema = z.object({
  isPossible: z
    .enum(['yes', 'needs-model', 'too-long'])
    .describe('`needs-model`: no language model is set up. `too-long`: more lines than are translated.'),
  translations: z
    .array(z.object({ language: languageSchema, state: stateSchema }))
    .describe('Those that are stored, or being made.'),
  perDay: z.int().nonnegative().nullable().describe('How many in a day; null without a limit.'),
  remaining: z.int().nonnegative().nullable().describe('What is left of them; null without a limit.'),
  resetTime: z.iso.datetime().nullable().describe('When the next one comes back; null when none is used.'),
})
export type Translations = z.infer<typeof translationsSchema>

const transcriptParams = z.strictObject({ id: z.uuid() })
const params = z.strictObject({ id: z.uuid(), language: languageSchema })

export const translationRoutes = {
  'GET /api/transcripts/:id/translations': {
    name: 'listTranslations',
    access: 'reader',
    scope: 'read',
    summary: 'The translations of a transcript, and how many more the caller may start',
    params: transcriptParams,
    response: translationsSchema,
  },
  'GET /api/transcripts/:id/translations/:language': {
    name: 'getTranslation',
    access: 'reader',
    scope: 'read',
    summary: 'The lines of a transcript in another language, also while they are being translated',
    params,
    query: z.strictObject({
      from: z.coerce
        .number()
        .pipe(z.int().nonnegative())
        .default(0)
        .describe('The first line that is wanted: one that asks again has those before it.'),
    }),
    response: translationSchema,
  },
  'POST /api/transcripts/:id/translations/:language': {
    name: 'startTranslation',
    access: 'holder',
    limits:
      'what the account has in a day, and three at the same time; 30 in a day for all visitors of one network; 5,000 lines',
    scope: 'summarize',
    summary:
      'Have a transcript of your history translated by the language model, or continue where that ended; what is stored or being made is given as it is',
    params,
    response: translationSchema,
  },
  'DELETE /api/transcripts/:id/translations/:language': {
    name: 'stopTranslation',
    access: 'holder',
    scope: 'summarize',
    summary: 'Stop a translation that you started; the lines so far stay',
    params,
    response: translationSchema,
  },
  'GET /api/transcripts/:id/translations/:language/file': {
    name: 'downloadTranslation',
    access: 'reader',
    scope: 'read',
    summary: 'A finished translation as a file: plain text, or captions with the times of the original',
    params,
    query: z.strictObject({ format: z.enum(transcriptFileFormats).default('srt'), labels: fileLabelsSchema }),
    response: 'bytes',
  },
} as const satisfies Contract
