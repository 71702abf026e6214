import type { SummarySentence } from '#contract/evidence.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { checkSentence } from '#local/check-statements.ts'
import { drawOf } from './draw-cases.ts'
import type { Case, Draw } from './draw-cases.ts'
import { createOutcome, isRightLocation, timed } from './measure-check.ts'
import type { Measure, Outcome } from './measure-check.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import type { SpokenTranscript } from './spoken-transcripts.ts'

/** A place that a sentence claims to rest on; `isSaid` where its words were said. */
type QuoteLocation = Case & { isSaid: boolean }

/** The way the places of a sentence are drawn; `null` when this draw gives none. */
type SentenceKind = { name: string; honest: boolean; said: readonly Draw[]; damaged: readonly Draw[] }

const exact = drawOf('word for word')
const shifted = drawOf('word for word, sentence id off by 1 to 30')
const foreign = drawOf('from another transcript')

/** Sentences as a model writes them, honest and lying: in a lie, one place at least was never said. */
const sentenceKinds: readonly SentenceKind[] = [
  { name: 'sentence, two places word for word', honest: true, said: [exact, exact], damaged: [] },
  {
    name: 'sentence, three places, ids off by 1 to 30',
    honest: true,
    said: [shifted, shifted, shifted],
    damaged: [],
  },
  {
    name: 'sentence, two places, fillers cleaned',
    honest: true,
    said: [exact, drawOf('hesitations, fillers, repetitions cleaned')],
    damaged: [],
  },
  {
    name: 'sentence, both places from another transcript',
    honest: false,
    said: [],
    damaged: [foreign, foreign],
  },
  {
    name: 'sentence, one place of two from another transcript',
    honest: false,
    said: [exact],
    damaged: [foreign],
  },
  {
    name: 'sentence, one place of two with another number',
    honest: false,
    said: [exact],
    damaged: [drawOf('number changed')],
  },
  {
    name: 'sentence, one place of two with a negation inserted',
    honest: false,
    said: [exact],
    damaged: [drawOf('negation inserted')],
  },
]

/** Draws the places of a sentence. */
function drawLocations(
  { said, damaged }: SentenceKind,
  transcript: SpokenTranscript,
  other: SpokenTranscript,
  random: Random,
): QuoteLocation[] | null {
  const positions: QuoteLocation[] = []
  for (const [isSaid, draws] of [[true, said] as const, [false, damaged] as const]) {
    for (const draw of draws) {
      const given = draw(transcript, other, random)
      if (given === null) return null
      positions.push({ ...given, isSaid })
    }
  }
  return positions
}

const facts = { language: 'en', origin: 'youtube', title: null, channel: null } as const
/** Without numbers and names, so that a sentence is shown or not by its places alone. */
const text = 'Here is what they say of it.'

function check(index: EvidenceIndex, locations: readonly QuoteLocation[]): SummarySentence | null {
  const citations = locations.map(({ statement: { quote, sentence } }) => ({ quote, sentence }))
  return checkSentence({ text, paragraph: 0, citations }, index, facts, 'en')
}

/**
 * Draws sentences of each kind from each transcript and checks them. An honest one counts as shown when all
 * its places are, a lying one when a place is that was never said.
 */
export function measureSentences(
  transcripts: readonly SpokenTranscript[],
  { perTranscript, seed, attempts, repeats }: Measure,
): Outcome[] {
  const outcomes = sentenceKinds.map(({ name, honest }) => createOutcome(name, honest))
  for (const [position, transcript] of transcripts.entries()) {
    const random = createRandom(seed + position)
    const index = createEvidenceIndex(transcript.sentences, 'en')
    const others = transcripts.filter(({ episode }) => episode !== transcript.episode)
    for (const [at, kind] of sentenceKinds.entries()) {
      const outcome = outcomes[at]
      let found = 0
      for (let attempt = 0; attempt < attempts && found < perTranscript; attempt += 1) {
        const locations = drawLocations(kind, transcript, random.pick(others), random)
        if (locations === null || outcome === undefined) continue
        found += 1
        const { result, milliseconds } = timed(repeats, () => check(index, locations))
        outcome.milliseconds.push(milliseconds)
        count(outcome, transcript, locations, result)
      }
    }
  }
  return outcomes
}

function count(
  outcome: Outcome,
  transcript: SpokenTranscript,
  locations: readonly QuoteLocation[],
  result: SummarySentence | null,
): void {
  outcome.cases += 1
  const said = locations.filter(({ isSaid }) => isSaid)
  const shown = result === null || result.sentence === null ? [] : [result, ...result.more]
  const isOf = (location: QuoteLocation, sentence: number | null): boolean =>
    isRightLocation(transcript, location, sentence)
  const isAllThere = said.every((location) => shown.some(({ sentence }) => isOf(location, sentence)))
  const hasForeign = shown.some(({ sentence }) => said.every((location) => !isOf(location, sentence)))
  const isShown = outcome.honest === true ? isAllThere : hasForeign
  if (isShown) outcome.shown += 1
  if (isShown && result?.findings.quote === 'exact') outcome.verified += 1
  if (isShown && outcome.honest === true && hasForeign) outcome.misplaced += 1
}
