import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'

const recordSchema = z.object({
  id: z.string(),
  domain: z.string(),
  title: z.string().optional(),
  reference: z.string(),
  transcript: z.array(z.object({ speaker: z.string().optional(), text: z.string() })),
  chapters: z.array(z.object({ start: z.int().nonnegative() })).optional(),
})
type Entry = z.infer<typeof recordSchema>

/** A transcript with what people wrote about it. */
export type Transcript = {
  id: string
  /**
   * The reference of a whole podcast says nothing of what is discussed in it: podcasts serve for sections
   * only.
   */
  group: 'meetings' | 'topics' | 'podcasts'
  /** The facts known of the kind of speech, such as `qmsum-product`. */
  domain: string
  title: string | null
  reference: string
  sentences: Sentence[]
  /** The number of words a summary may have. */
  budget: number
  /** The place where a new subject begins, in words from the start; empty when nobody marked it. */
  boundaries: number[]
}

const budgetWords = { min: 60, max: 300 }

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

function groupOf(domain: string): Transcript['group'] {
  if (domain === 'optech') return 'podcasts'
  return domain === 'optech-topic' ? 'topics' : 'meetings'
}

function boundariesOf({ transcript, chapters = [] }: Entry): number[] {
  const wordsBefore: number[] = []
  let words = 0
  for (const { text } of transcript) {
    wordsBefore.push(words)
    words += countWords(text)
  }
  return chapters
    .map(({ start }) => wordsBefore[start] ?? words)
    .filter((position) => position > 0 && position < words)
}

/** The number of words a summary may have that is compared with a reference. */
export function budgetOf(reference: string): number {
  return Math.min(budgetWords.max, Math.max(budgetWords.min, countWords(reference)))
}

function toTranscript(entry: Entry): Transcript {
  const cues = entry.transcript.map(({ text, speaker }) => ({
    start: null,
    duration: null,
    text,
    speaker: speaker ?? null,
  }))
  return {
    id: entry.id,
    group: groupOf(entry.domain),
    domain: entry.domain,
    title: entry.title ?? null,
    reference: entry.reference,
    sentences: splitSentences(cues, 'en'),
    budget: budgetOf(entry.reference),
    boundaries: boundariesOf(entry),
  }
}

/** Reads talks from a gzipped file of one JSON object a line. */
export function readTranscripts(file: string): Transcript[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean)
  return lines.map((line) => toTranscript(recordSchema.parse(JSON.parse(line))))
}
