import type { SummarySentence } from '#contract/evidence.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { checkSentence } from '#server/features/summaries/checks/check-statements.ts'
import { drawLocations, sentenceKinds } from './draw-sentences.ts'
import type { QuoteLocation } from './draw-sentences.ts'
import { createOutcome, isRightLocation, timed } from './measure-check.ts'
import type { Measure, Outcome } from './measure-check.ts'
import { createRandom } from './random.ts'
import type { SpokenTranscript } from './spoken-transcripts.ts'

const facts = { language: 'en', origin: 'youtube', title: null, channel: null } as const
/** Without numbers and names, so that a sentence is shown or not by its places alone. */
const text = 'Here is what they say of it.'

function check(index: EvidenceIndex, locations: readonly QuoteLocation[]): SummarySentence | null {
  const citations = locations.map(({ statement: { quote, sentence } }) => ({ quote, sentence }))
  return checkSentence({ text, paragraph: 0, citations }, index, facts, 'en')
}

/**
 * Draws sentences of each kind from each transcript and checks them. An honest one counts as shown when all its places are, a
 * lying one when a place is that was never said.
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
