import type { SummarySentence } from '#contract/evidence.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { drawPlaces, sentenceKinds } from './draw-sentences.ts'
import type { Place } from './draw-sentences.ts'
import { createOutcome, isRightPlace, timed } from './measure-check.ts'
import type { Measure, Outcome } from './measure-check.ts'
import { createRandom } from './random.ts'
import type { SpokenTalk } from './spoken-talks.ts'
import { checkSentence } from '#server/features/summaries/checks/statement-check.ts'

const facts = { language: 'en', origin: 'youtube', title: null, channel: null } as const
/** Without numbers and names, so that a sentence is shown or not by its places alone. */
const text = 'Here is what they say of it.'

function check(index: EvidenceIndex, places: readonly Place[]): SummarySentence | null {
  const citations = places.map(({ statement: { quote, sentence } }) => ({ quote, sentence }))
  return checkSentence({ text, paragraph: 0, citations }, index, facts, 'en')
}

/**
 * Draws sentences of each kind from each talk and checks them. An honest one counts as shown when all its places are, a
 * lying one when a place is that was never said.
 */
export function measureSentences(
  talks: readonly SpokenTalk[],
  { perTalk, seed, attempts, repeats }: Measure,
): Outcome[] {
  const outcomes = sentenceKinds.map(({ name, honest }) => createOutcome(name, honest))
  for (const [place, talk] of talks.entries()) {
    const random = createRandom(seed + place)
    const index = createEvidenceIndex(talk.sentences, 'en')
    const others = talks.filter(({ episode }) => episode !== talk.episode)
    for (const [at, kind] of sentenceKinds.entries()) {
      const outcome = outcomes[at]
      let found = 0
      for (let attempt = 0; attempt < attempts && found < perTalk; attempt += 1) {
        const places = drawPlaces(kind, talk, random.pick(others), random)
        if (places === null || outcome === undefined) continue
        found += 1
        const { result, milliseconds } = timed(repeats, () => check(index, places))
        outcome.milliseconds.push(milliseconds)
        count(outcome, talk, places, result)
      }
    }
  }
  return outcomes
}

function count(
  outcome: Outcome,
  talk: SpokenTalk,
  places: readonly Place[],
  result: SummarySentence | null,
): void {
  outcome.cases += 1
  const said = places.filter(({ isSaid }) => isSaid)
  const shown = result === null || result.sentence === null ? [] : [result, ...result.more]
  const isOf = (place: Place, sentence: number | null): boolean => isRightPlace(talk, place, sentence)
  const isAllThere = said.every((place) => shown.some(({ sentence }) => isOf(place, sentence)))
  const hasForeign = shown.some(({ sentence }) => said.every((place) => !isOf(place, sentence)))
  const isShown = outcome.honest === true ? isAllThere : hasForeign
  if (isShown) outcome.shown += 1
  if (isShown && result?.state === 'verified') outcome.verified += 1
  if (isShown && outcome.honest === true && hasForeign) outcome.misplaced += 1
}
