import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'

const transcriptSchema = z.object({
  id: z.string(),
  domain: z.string(),
  transcript: z.array(z.object({ speaker: z.string().optional(), text: z.string() })),
})
const questionSchema = z.object({
  transcript: z.string(),
  kind: z.enum(['specific', 'general']),
  question: z.string(),
  evidence: z.array(z.object({ central: z.boolean(), turn: z.int().nonnegative(), text: z.string() })),
})

/** A transcript with its sentences; `domain` is the kind of speech that it is. */
export type AskedTranscript = { id: string; domain: string; sentences: Sentence[] }

/**
 * A question about a part of a transcript, with the sentences that people marked as saying a sentence of its
 * answer, and all that they marked as holding it up.
 */
export type AskedQuestion = {
  transcript: AskedTranscript
  text: string
  central: ReadonlySet<number>
  marked: ReadonlySet<number>
}

/** Reads talks and the specific questions to them; a question without a central sentence is left out. */
export function readQuestions(files: { transcripts: string; questions: string }): AskedQuestion[] {
  const entries = new Map(readLines(files.transcripts, transcriptSchema).map((entry) => [entry.id, entry]))
  const located = new Map<string, LocatedTranscript>()
  return readLines(files.questions, questionSchema).flatMap(({ transcript, kind, question, evidence }) => {
    const entry = entries.get(transcript)
    if (kind !== 'specific' || entry === undefined) return []
    const recording = located.get(transcript) ?? locate(entry)
    located.set(transcript, recording)
    const sentencesOf = (each: typeof evidence) =>
      new Set(each.flatMap(({ turn, text }) => findSentences(recording, turn, text)))
    const central = sentencesOf(evidence.filter((each) => each.central))
    return central.size === 0
      ? []
      : [{ transcript: recording, text: question, central, marked: sentencesOf(evidence) }]
  })
}

/** Reads all talks of a file, those without questions too. */
export function readTranscripts(file: string): AskedTranscript[] {
  return readLines(file, transcriptSchema).map(locate)
}

/** Reads all talks of a file by their id, ready for their sentences to be found by turn and text. */
export function locateTranscripts(file: string): Map<string, LocatedTranscript> {
  return new Map(readLines(file, transcriptSchema).map((entry) => [entry.id, locate(entry)]))
}

function readLines<Line>(file: string, schema: z.ZodType<Line>): Line[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean)
  return lines.map((line) => schema.parse(JSON.parse(line)))
}

/**
 * Turns and sentences with where they begin, in letters and digits from the start of the transcript: both
 * have the same ones.
 */
export type LocatedTranscript = AskedTranscript & {
  turns: readonly { from: number; letters: string }[]
  ranges: readonly { from: number; to: number }[]
}

function locate({ id, domain, transcript }: z.output<typeof transcriptSchema>): LocatedTranscript {
  const cues = transcript.map(({ text, speaker }) => ({
    start: null,
    duration: null,
    text,
    speaker: speaker ?? null,
  }))
  const sentences = splitSentences(cues, 'en')
  let at = 0
  const turns = transcript.map(({ text }) => {
    const turn = { from: at, letters: lettersOf(text) }
    at += turn.letters.length
    return turn
  })
  at = 0
  const ranges = sentences.map(({ text }) => {
    const from = at
    at += lettersOf(text).length
    return { from, to: at }
  })
  return { id, domain, sentences, turns, ranges }
}

/** The sentences that share half of their letters, or half of the text's, with a text of one turn. */
export function findSentences({ turns, ranges }: LocatedTranscript, turn: number, text: string): number[] {
  const letters = lettersOf(text)
  const spoken = turns[turn]
  const offset = spoken?.letters.indexOf(letters) ?? -1
  if (spoken === undefined || letters === '' || offset < 0) return []
  const from = spoken.from + offset
  const to = from + letters.length
  return ranges.flatMap((range, index) => {
    const shared = Math.min(range.to, to) - Math.max(range.from, from)
    const isHalf = shared * 2 >= range.to - range.from || shared * 2 >= letters.length
    return shared > 0 && isHalf ? [index] : []
  })
}

/** Marks such as `{vocalsound}` are not said. */
function lettersOf(text: string): string {
  return text
    .replaceAll(/\{[^}]*\}/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
