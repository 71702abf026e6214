import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { splitSentences } from '#core/text/split-sentences.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { findRealData, noRealData } from '../../scripts/find-real-data.ts'
import { readSpokenTranscripts } from '../check/spoken-transcripts.ts'
import { readJsonLines } from '../read-json-lines.ts'
import { readLies } from './read-lies.ts'
import type { Claim, Lies, LiedAbout } from './read-lies.ts'
import sentenceCounts from './sentence-counts.json' with { type: 'json' }

const sourceSchema = z.object({
  type: z.literal('source'),
  id: z.string(),
  language: z.string(),
  file: z.string().describe('In the folder of the real data.'),
  entry: z.string().optional().describe('The transcript in a file of several.'),
})
const claimSchema = z.object({
  type: z.literal('claim'),
  transcript: z.string(),
  language: z.string(),
  claim: z.string(),
  cites: z
    .array(z.union([z.int(), z.tuple([z.int(), z.int()])]))
    .describe('Sentences that are quoted; a pair is a quote stitched out of both.'),
  kind: z.string(),
  honest: z.boolean(),
})
const lineSchema = z.discriminatedUnion('type', [sourceSchema, claimSchema])
type OwnClaim = z.infer<typeof claimSchema>

const maxQuoteWords = 25
const maxQuoteCharacters = 60

/** The claims that were read while rules were written. */
const ownClaims = path.join(import.meta.dirname, 'claims.jsonl')

/** Claims that were measured once before any of them was read for a rule. */
export const blindClaims = path.join(import.meta.dirname, 'blind-claims.jsonl')

/** Claims in twelve languages, the honest ones as good models write. */
export const secondClaims = path.join(import.meta.dirname, 'second-claims.jsonl')

/** Claims in nine languages that differ from what was said by as little as a model gets wrong. */
export const fourthClaims = path.join(import.meta.dirname, 'fourth-claims.jsonl')

/** Claims in eleven languages by an author who has seen no rule; they are measured and never read for one. */
export const seventhClaims = path.join(import.meta.dirname, 'seventh-claims.jsonl')

/** The claims of a file at odd positions, which nobody reads for a rule, with their transcripts. */
export function readUnreadClaims(file: string): Lies {
  const { transcripts, claims } = readOwnClaims(file)
  return { transcripts, claims: claims.filter((_, at) => at % 2 === 1) }
}

/**
 * Reads a file of claims: one that holds its transcripts, or one of ours. @throws when the real data of ours
 * is absent
 */
export function readClaims(file: string): Lies {
  const isOurs = readJsonLines(file).some((line) => sourceSchema.safeParse(line).success)
  return isOurs ? readOwnClaims(file) : readLies(file)
}

/**
 * Our own claims about real transcripts. Only the claims are in the project: what they quote is read from the
 * real data, which is beside it. @throws when the real data is absent
 */
export function readOwnClaims(file = ownClaims): Lies {
  const lines = readJsonLines(file).map((line) => lineSchema.parse(line))
  const sources = lines.filter((line) => line.type === 'source')
  const transcripts = new Map(sources.map((source) => [source.id, findTranscript(source)]))
  const claims = lines.filter((line) => line.type === 'claim').map((claim) => quoteFor(claim, transcripts))
  return { transcripts, claims }
}

const known = new Map<string, LiedAbout>()
const counts: Readonly<Record<string, number>> = sentenceCounts

/**
 * The transcript of a source, which is read once: the files of claims are about the same talks. Claims cite
 * sentences by their number, so a transcript that is cut into more or fewer of them no longer holds what was
 * cited.
 */
function findTranscript(source: Source): LiedAbout {
  const key = JSON.stringify(source)
  const transcript = known.get(key) ?? readSource(source)
  const name = [source.file, source.entry].filter((part) => part !== undefined).join(' ')
  const count = transcript.sentences.length
  if (count !== counts[name])
    throw new Error(
      `${name} has ${count} sentences and had ${counts[name]} when claims cited them: move the numbers`,
    )
  known.set(key, transcript)
  return transcript
}

type Source = z.infer<typeof sourceSchema>

function readSource({ id, language, file, entry }: Source): LiedAbout {
  const found = findRealData(file)
  if (found === null) throw new Error(`The transcripts of the claims are missing: ${noRealData}`)
  if (entry === undefined) {
    const { cues } = parseFile(readFileSync(found))
    return { id, language, sentences: splitSentences(cues, language) }
  }
  const [recording] = readSpokenTranscripts([found], [entry])
  if (recording === undefined) throw new Error(`${file} has no transcript ${entry}`)
  return { id, language, sentences: recording.sentences }
}

function quoteFor(claim: OwnClaim, transcripts: ReadonlyMap<string, LiedAbout>): Claim {
  const textOf = (sentence: number): string =>
    transcripts.get(claim.transcript)?.sentences[sentence]?.text ?? ''
  const cites = claim.cites.map((cite) => {
    if (typeof cite === 'number') return { sentence: cite, quote: beginningOf(textOf(cite)) }
    const [one, other] = cite.map((sentence) => textOf(sentence).split(' '))
    const halves = [one?.slice(0, one.length / 2) ?? [], other?.slice(other.length / 2) ?? []]
    return { sentence: cite[0], quote: halves.flat().join(' ') }
  })
  return { ...claim, cites }
}

/** As much of a sentence as models are asked to quote. */
function beginningOf(text: string): string {
  return text.includes(' ') && text.split(' ').length > maxQuoteWords
    ? text.split(' ').slice(0, maxQuoteWords).join(' ')
    : text.slice(0, Math.max(maxQuoteCharacters, text.includes(' ') ? text.length : 0))
}
