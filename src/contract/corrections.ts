import { z } from 'zod'
import {
  maxCorrectedLine,
  maxCorrectionsAtOnce,
  maxListedWord,
  maxListedWords,
  maxSpeakerName,
  maxTranscriptSentences,
} from '#product/limits.ts'
import { perMinute } from './access.ts'
import type { Contract } from './route.ts'

const maxCorrectionsBytes = 1024 * 1024

const revision = z
  .int()
  .nonnegative()
  .describe('The revision that the change was made on; 0 where nothing was corrected yet.')

/** A line of text as a person typed it, without what no line holds. */
const line = z
  .string()
  .transform((text) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ').trim())

/** A person's corrections of a transcript, beside its text. */
export const transcriptCorrectionsSchema = z.object({
  revision: z.int().nonnegative(),
  speakers: z
    .array(z.object({ label: z.string(), name: z.string() }))
    .describe('Speakers who were renamed: as the transcript labels them, and as they are called now.'),
})

const lineOperation = z.strictObject({
  sentence: z.int().nonnegative().max(maxTranscriptSentences),
  text: z.string().nullable().describe('The words of this sentence; null takes back what was heard.'),
})
const speakerOperation = z.strictObject({
  speaker: z.string().min(1).max(1000).describe('As the transcript labels them.'),
  name: z.string().nullable().describe('Their name everywhere; null takes back the label.'),
})
const operationSchema = z.union([lineOperation, speakerOperation])

const typedOperation = z.union(
  [
    lineOperation.extend({
      text: line
        .pipe(z.string().min(1, 'A line has at least one character.').max(maxCorrectedLine))
        .nullable(),
    }),
    speakerOperation.extend({
      name: line.pipe(z.string().min(1, 'A name has at least one character.').max(maxSpeakerName)).nullable(),
    }),
  ],
  'An operation has a sentence and its text, or a speaker and a name.',
)
/** One correction: the words of a sentence, or the name of a speaker. */
export type CorrectionOperation = z.output<typeof operationSchema>

const wordSchema = z.object({
  heard: z.string().describe('As it is often heard, such as `wispr`; empty for a name that is only said.'),
  word: z.string(),
})
/** A word of a person's own list. */
export type ListedWord = z.output<typeof wordSchema>
const wordList = z.object({ revision: z.int().nonnegative(), words: z.array(wordSchema) })

const typedWord = line.pipe(z.string().max(maxListedWord))
const typedWords = z
  .array(
    z.strictObject({
      heard: typedWord,
      word: typedWord.pipe(z.string().min(1, 'Give the word as it is written.')),
    }),
  )
  .max(maxListedWords, `Use at most ${maxListedWords} words.`)

export const correctionRoutes = {
  'PATCH /api/transcripts/:id': {
    name: 'correctTranscript',
    access: 'holder',
    counts: { person: perMinute(120, "You've corrected a lot in a short time.") },
    limits: `${maxCorrectionsAtOnce} operations at once; room for corrections by owner; a transcript of one's own history`,
    example: { revision: 0, operations: [{ sentence: 0, text: 'The words as they were said.' }] },
    scope: 'library',
    summary:
      'Correct lines and speakers of a transcript for oneself; what others changed meanwhile is not overwritten',
    params: z.strictObject({ id: z.uuid() }),
    body: z.strictObject({
      revision,
      operations: z
        .array(typedOperation)
        .min(1)
        .max(maxCorrectionsAtOnce, `Send at most ${maxCorrectionsAtOnce} operations at once.`),
    }),
    bodyLimitBytes: maxCorrectionsBytes,
    response: z.object({
      revision: z.int().nonnegative(),
      undo: z.array(operationSchema).describe('The operations that take it back.'),
    }),
  },
  'GET /api/words': {
    name: 'listWords',
    access: 'account',
    scope: 'library',
    summary: 'Your own list of names and terms, which recordings are heard with',
    response: wordList,
  },
  'PUT /api/words': {
    name: 'putWords',
    access: 'account',
    limits: `${maxListedWords} words of ${maxListedWord} characters`,
    example: { revision: 0, words: [{ heard: 'wispr', word: 'Whisper' }] },
    scope: 'library',
    summary: 'Store your own list of names and terms, in place of that revision',
    body: z.strictObject({ revision, words: typedWords }),
    response: wordList,
  },
} as const satisfies Contract
