import { z } from 'zod'

/**
 * The state that is shown of a line; `lineState` in `src/evidence/line-state.ts` derives it from the
 * findings. `words-found`: the quote stands, and no checker whose word counts says that the line follows, or
 * code and checker disagree. `checking`: a checker is being asked, only while a text is written.
 */
export const checkStateSchema = z.enum([
  'verified',
  'words-found',
  'differs',
  'not-found',
  'quoted',
  'checking',
])
export type CheckState = z.infer<typeof checkStateSchema>

/** A difference between a statement and the words around its quote. */
export const differenceSchema = z.object({
  kind: z.enum([
    'number',
    'unit',
    'date',
    'name',
    'negation',
    'quantifier',
    'certainty',
    'direction',
    'cause',
    'speaker',
    'order',
  ]),
  stated: z.string().describe('Words of the statement.'),
  said: z
    .string()
    .describe('Words around the quote; empty where nothing stands against those of the statement.'),
})
export type Difference = z.infer<typeof differenceSchema>

/** The agreement of a statement with the words around its quote, compared by code. */
export const agreementSchema = z.object({
  finding: z
    .enum(['agrees', 'differs', 'unclear'])
    .describe('`unclear`: too little of the statement can be compared to tell.'),
  differences: z.array(differenceSchema).describe('Empty unless it differs.'),
})
export type Agreement = z.infer<typeof agreementSchema>

/** The findings on a line, each independent of the others. */
export const findingsSchema = z.object({
  quote: z
    .enum(['exact', 'close', 'absent'])
    .describe(
      'Whether the quote stands in the transcript; `absent` also for one that only a language model wrote down.',
    ),
  agreement: agreementSchema.shape.finding,
  differences: agreementSchema.shape.differences,
  check: z
    .enum(['follows', 'differs', 'unsure', 'not-asked', 'waiting'])
    .describe(
      'Whether the line follows from the words around its quote, by the checker; `waiting` only while a text is written.',
    ),
  deciding: z.string().describe('The words that decided for the checker; empty where it named none.'),
  worth: z
    .enum(['alone', 'with-code', 'none'])
    .optional()
    .describe(
      "The worth of the checker's word, by the trial lines that it caught: it counts alone, only with code that found all of the line, or not at all. Absent where no checker was asked, and in lines that were stored before.",
    ),
  checker: z
    .object({
      model: z.string(),
      isWriter: z.boolean().describe('It wrote the line as well.'),
      asked: z.int().nonnegative().describe('Of its last hundred, trial lines that were made false.'),
      caught: z.int().nonnegative().describe('Those of them that it called different.'),
    })
    .optional()
    .describe(
      'The model that checked a line of an answer, an overview or a shared line; of a summary, `checking` names it.',
    ),
})
export type Findings = z.infer<typeof findingsSchema>

/** One statement with its evidence: the speaker's words, the sentence and the second they are said. */
export const insightSchema = z.object({
  text: z.string(),
  quote: z.string().describe('As it stands in the transcript; empty when it was not found.'),
  sentence: z
    .int()
    .nonnegative()
    .nullable()
    .describe('Index of the transcript sentence that holds the quote.'),
  second: z.number().nonnegative().nullable().describe('Seconds; null when the transcript has no times.'),
  speaker: z
    .string()
    .optional()
    .describe(
      'Who says the words of the quote, as the transcript names them; absent where it names nobody there, and in lines that were stored before.',
    ),
  state: checkStateSchema,
  findings: findingsSchema,
  corrected: z
    .object({ heard: z.string().describe('The quote before that.') })
    .optional()
    .describe(
      'The owner corrected words that it cites, and it was compared with them; absent where they did not.',
    ),
})
export type Insight = z.infer<typeof insightSchema>

/** A further place of the transcript that a sentence rests on. */
export const citationSchema = insightSchema
  .pick({ quote: true, second: true, speaker: true, corrected: true })
  .extend({
    sentence: z.int().nonnegative().describe('Index of the transcript sentence that holds the quote.'),
  })
export type Citation = z.infer<typeof citationSchema>

/** A sentence of a summary, or its gist, with its evidence. */
export const summarySentenceSchema = insightSchema.extend({
  paragraph: z.int().nonnegative().describe('Number of its paragraph or item of a list, counted from 0.'),
  more: z.array(citationSchema).describe('The places it rests on beside the first.'),
})
export type SummarySentence = z.infer<typeof summarySentenceSchema>

/** A part of the video. `automatic` sections were found by us, the others were set by the creator. */
export const chapterSchema = z.object({
  title: z.string().describe('Empty where an automatic section has no name.'),
  start: z.number().nonnegative().nullable().describe('Seconds.'),
  end: z.number().nonnegative().nullable().describe('Seconds.'),
  sentence: z.int().nonnegative().describe('Index of its first transcript sentence.'),
  gist: insightSchema.nullable().describe('The sentence that stands for it best.'),
  automatic: z.boolean(),
})
export type Chapter = z.infer<typeof chapterSchema>

/** The current findings on a line of a text whose lines are being checked. */
export const lineEventSchema = insightSchema.extend({
  line: z
    .string()
    .describe('Its place in the text that was written: `gist-0`, `sentence-3`, `insight-2`, `chapter-1`.'),
  more: z.array(citationSchema),
})
export type LineEvent = z.infer<typeof lineEventSchema>
