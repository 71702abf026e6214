import { z } from 'zod'

/** A mean with its 95 % bootstrap interval. */
export const intervalSchema = z.strictObject({ mean: z.number(), low: z.number(), high: z.number() })
export type Interval = z.infer<typeof intervalSchema>

/** The fate of the sentences that an engine wrote itself, rather than took from the transcript. */
export const writtenScoreSchema = z.strictObject({
  sentences: z.int().nonnegative(),
  supported: z.number().nullable().describe('Percent of them with a quote that stands; null without quotes.'),
  invented: z.number().describe('Numbers and names that the video does not have, for a hundred sentences.'),
})

/** The places in a transcript that the sentences of an engine come from. */
export const spreadSchema = z.strictObject({
  tenths: z.array(z.number()).length(10).describe('Percent of its sentences out of each tenth.'),
  coverage: z.number().describe('Tenths of a transcript that a summary draws on, on average.'),
})
export type Spread = z.infer<typeof spreadSchema>

/** The score of one engine. Scores are percent, averaged over the kinds of speech. */
export const engineScoreSchema = z.object({
  name: z.string(),
  isOurs: z.boolean(),
  rouge1: intervalSchema,
  content: intervalSchema.describe('ROUGE-1 without stop words.'),
  spread: spreadSchema.nullable().describe('Null where the page does not draw it.'),
  hourMs: z.number().nullable().describe('Milliseconds for an hour of speech.'),
  memoryMb: z.number().nullable().describe('Peak memory for it beyond that of an idle process.'),
  written: writtenScoreSchema.nullable(),
})
export type EngineScore = z.infer<typeof engineScoreSchema>

/**
 * The scorecard: the measurements that the site shows, and none of those that a terminal shows beside them.
 * Only `npm run score` writes it.
 */
export const scoreSchema = z.object({
  measuredOn: z.iso.date(),
  machine: z.string(),
  videos: z.strictObject({ meetings: z.int(), topics: z.int(), podcasts: z.int() }),
  engines: z.array(engineScoreSchema),
  questions: z.strictObject({
    asked: z.int(),
    meetings: z.int(),
    methods: z.array(z.object({ name: z.string(), inFive: intervalSchema, inTen: intervalSchema })),
    refused: z.strictObject({ own: intervalSchema, other: intervalSchema }),
  }),
  checking: z.object({
    quotes: z.int(),
    kinds: z.array(
      z.object({
        name: z.string(),
        isHonest: z.boolean().nullable().describe('Null where one word is missing or another.'),
        shown: intervalSchema,
      }),
    ),
  }),
  sections: z.array(z.strictObject({ name: z.string(), meetings: intervalSchema, podcasts: intervalSchema })),
})
export type Score = z.infer<typeof scoreSchema>

/** A share of so many cases, in percent. */
const shareSchema = z.strictObject({ count: z.int().nonnegative(), share: intervalSchema })

/**
 * The success of code alone, without a checker, in telling false lines from true ones. Only `npm run eval --
 * score-lines` writes it.
 */
export const lineScoreSchema = z.strictObject({
  measuredOn: z.iso.date(),
  lies: z.strictObject({
    languages: z.int(),
    transcripts: z.int(),
    kinds: z
      .array(z.strictObject({ name: z.string(), unflagged: shareSchema }))
      .describe('Lies with a quote of which the code finds nothing that differs, by what they change.'),
    all: shareSchema,
    honest: shareSchema.describe('True lines of which the code says that something differs.'),
    people: shareSchema.describe(
      'The same, of sentences that people wrote with the evidence that people marked.',
    ),
  }),
  statements: z.strictObject({
    domains: z.array(z.strictObject({ name: z.string(), balanced: intervalSchema })),
    claims: z.int(),
    balanced: intervalSchema,
    recall: intervalSchema.describe('False claims that are found at 5 % false alarms.'),
    published: z
      .array(z.strictObject({ name: z.string(), balanced: z.number() }))
      .describe('Balanced accuracy by the authors of the data.'),
  }),
})
export type LineScore = z.infer<typeof lineScoreSchema>
