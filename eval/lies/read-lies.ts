import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { readJsonLines } from '../read-json-lines.ts'

const transcriptSchema = z.object({
  type: z.literal('transcript'),
  id: z.string(),
  language: z.string(),
  sentences: z.array(z.union([z.string(), z.object({ text: z.string(), speaker: z.string().nullish() })])),
})
const claimSchema = z.object({
  type: z.literal('claim'),
  transcript: z.string(),
  language: z.string(),
  claim: z.string(),
  cites: z.array(z.object({ sentence: z.int(), quote: z.string() })),
  kind: z.string(),
  honest: z.boolean(),
})
const lineSchema = z.discriminatedUnion('type', [transcriptSchema, claimSchema])

/** A transcript that claims are made about. */
export type LiedAbout = { id: string; language: string; sentences: Sentence[] }

/** A line with its quotes, true to the transcript or not. */
export type Claim = z.infer<typeof claimSchema>

/** Transcripts by their id, and the claims about them. */
export type Lies = { transcripts: ReadonlyMap<string, LiedAbout>; claims: readonly Claim[] }

/** Reads transcripts and claims from JSON lines, gzipped or not. */
export function readLies(file: string): Lies {
  const lines = readJsonLines(file).map((line) => lineSchema.parse(line))
  const transcripts = new Map<string, LiedAbout>()
  const claims: Claim[] = []
  for (const line of lines) {
    if (line.type === 'claim') claims.push(line)
    else transcripts.set(line.id, { ...line, sentences: line.sentences.map(toSentence) })
  }
  return { transcripts, claims }
}

function toSentence(given: z.infer<typeof transcriptSchema>['sentences'][number], index: number): Sentence {
  const { text, speaker } = typeof given === 'string' ? { text: given, speaker: null } : given
  return { index, start: null, end: null, text, speaker: speaker ?? null, turn: 0, fragment: false }
}
