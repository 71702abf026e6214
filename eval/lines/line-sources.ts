import type { Sentence } from '#contract/transcripts.ts'
import { asAutomatic } from '../as-automatic.ts'
import { readCaptionTranscripts } from '../caption-transcripts.ts'
import { requireDevelopmentSet, requireTrainingSet } from '../development-set.ts'
import { readTranscripts } from '../records.ts'
import type { Transcript } from '../records.ts'

/**
 * The sources whose lines were read: `new` ones once, after all rules were made; `unseen` ones are insights
 * of training talks, read blindly; `candidate` ones were drawn from the best 25 of a training talk, whether
 * shown or not, to find what tells lines that make sense.
 */
export const lineKinds = [
  'talk',
  'automatic',
  'conversation',
  'new automatic',
  'new conversation',
  'unseen automatic',
  'unseen conversation',
  'candidate automatic',
  'candidate conversation',
] as const
type LineKind = (typeof lineKinds)[number]

/** A transcript whose lines were read. */
export type LineSource = { transcript: string; kind: LineKind; sentences: Sentence[] }

/** English transcripts, one of them as automatic captions too. */
const isMeant = /^IO2009.*\.en\.|^JavaScript|asr/

const conversationsEach = 15

function sourceOf(kind: LineKind, { id, sentences }: Transcript): LineSource {
  const heard = kind.endsWith('automatic') ? asAutomatic(sentences) : sentences
  return { transcript: id, kind, sentences: heard }
}

function developmentSources(): LineSource[] {
  const spoken = readTranscripts(requireDevelopmentSet())
  const sample = (kind: LineKind, from: readonly number[]): LineSource[] =>
    from.flatMap((remainder) =>
      spoken
        .filter(({ group }, at) => group !== 'podcasts' && at % conversationsEach === remainder)
        .map((transcript) => sourceOf(kind, transcript)),
    )
  return [
    ...sample('conversation', [0, 7]),
    ...sample('new conversation', [2, 3, 10]),
    ...sample('automatic', [11]),
    ...sample('new automatic', [5, 6, 9, 13]),
  ]
}

/**
 * Every ninth talk for candidates, every sixth for insights, in turns as it was spoken and as a recogniser
 * writes it.
 */
function trainingSources(): LineSource[] {
  const spoken = readTranscripts(requireTrainingSet())
  const candidates = spoken.filter((_, at) => at % 9 === 4)
  const unseen = spoken.filter((_, at) => at % 12 === 2 || at % 12 === 5)
  return [
    ...candidates.flatMap((transcript) => [
      sourceOf('candidate automatic', transcript),
      sourceOf('candidate conversation', transcript),
    ]),
    ...unseen.map((transcript, at) =>
      sourceOf(at % 2 === 0 ? 'unseen automatic' : 'unseen conversation', transcript),
    ),
  ]
}

/** All transcripts whose lines were read. @throws when the real data is absent */
export async function readLineSources(): Promise<LineSource[]> {
  const captions = (await readCaptionTranscripts([]))
    .filter(({ name }) => isMeant.test(name))
    .map(({ name, sentences }): LineSource => ({
      transcript: name,
      kind: name.includes('asr') ? 'automatic' : 'talk',
      sentences,
    }))
  const unmarked = captions
    .filter(({ transcript }) => transcript.startsWith('IO2009'))
    .map(({ transcript, sentences }): LineSource => ({
      transcript: `${transcript} unmarked`,
      kind: 'automatic',
      sentences: asAutomatic(sentences),
    }))
  return [...captions, ...unmarked, ...developmentSources(), ...trainingSources()]
}
