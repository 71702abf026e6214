import { z } from 'zod'
import { originSchema, timingsSchema } from '#contract/transcripts.ts'
import type { CaptionTrack, Sentence, Transcript } from '#contract/transcripts.ts'
import { moment } from '../columns.ts'

/** JSON that was checked before it was stored. */
function storedList<Item>() {
  return z.custom<Item[]>((value) => Array.isArray(value))
}

const captionKinds = ['human', 'automatic', 'unknown'] as const satisfies Transcript['captionKind'][]

/** What is stored of a transcript beside its text and its chapters: of a video one shared row, and for each owner a row for each different paste. */
export const transcriptFactsRow = z.object({
  id: z.guid(),
  /** What a browser read is stored as a pasted one, with a mark. */
  origin: originSchema.exclude(['browser']),
  /** A pasted one that the extension read in the browser of its owner. */
  isFromBrowser: z.boolean(),
  /** YouTube id; `null` only for a paste that belongs to no video. */
  videoId: z.string().nullable(),
  /** SHA-256 of all sentences, in hexadecimal; of a pasted one of all that it says. */
  contentHash: z.string(),
  title: z.string().nullable(),
  channel: z.string().nullable(),
  /** The chosen captions, such as `de/human`; empty for the default ones. */
  captions: z.string(),
  tracks: storedList<CaptionTrack>(),
  /** A day like `2026-11-21`. */
  publishedOn: z.string().nullable(),
  durationSeconds: z.number().nullable(),
  /** BCP 47, `und` when unknown. */
  language: z.string(),
  captionKind: z.enum(captionKinds),
  timings: timingsSchema,
  credit: z.string().nullable(),
  droppedCues: z.int(),
  repairedCues: z.int(),
  /** By how much the times of a given file were shifted to begin at 0:00. */
  clockOffsetSeconds: z.int(),
  createdAt: moment,
})

/** The same with the creator's chapters; `start` in seconds. */
export const transcriptRow = transcriptFactsRow.extend({
  chapters: storedList<{ title: string; start: number }>(),
})

/** Where the text of a transcript is; one of the three is set. */
export const textRow = z.object({
  /** JSON that PostgreSQL takes as text, since it would read all of it to see whether it is JSON; about 150 kB for an hour of talk. */
  sentences: z
    .string()
    .transform((stored) => storedSentences.parse(JSON.parse(stored)))
    .nullable(),
  /** The same of a pasted transcript, packed by zstd. */
  packed: z.custom<Uint8Array>((value) => value instanceof Uint8Array).nullable(),
  /** Where the sentences are outside of the database, such as `s3:9f86d0…`: the store and the SHA-256 of the text. */
  bodyAddress: z.string().nullable(),
})

/** Sentences as they were stored. */
export const storedSentences = storedList<Sentence>()
