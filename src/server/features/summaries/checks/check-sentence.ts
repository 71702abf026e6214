import type { Insight, SummarySentence } from '#contract/evidence.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import type { DraftSentence } from '#server/ports/summary-engine.ts'
import { checkInsight } from './check-insight.ts'
import type { CheckedTranscript } from './check-insight.ts'

/**
 * Checks a sentence that may rest on several places, each by the rule for insights. Places that are not found are left
 * out. The sentence is `verified` when the words of all places that remain are exact, `reworded` when those of one are
 * close. Its flags are the numbers and names that occur around none of them. `null` when it is not to be shown.
 * @param language of the sentence, BCP 47
 */
export function checkSentence(
  { citations, paragraph, ...draft }: DraftSentence,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): SummarySentence | null {
  const check = (citation: DraftSentence['citations'][number]) =>
    checkInsight({ ...draft, ...citation }, index, transcript, language)
  const found = withoutRepeats(citations.flatMap((citation) => check(citation) ?? []).filter(isPlaced))
  const [first, ...others] = found
  if (first === undefined) {
    const unfound = check({ quote: '', sentence: -1 })
    return unfound === null ? null : { ...unfound, paragraph, more: [] }
  }
  const worst = found.find(({ state }) => state === 'reworded') ?? first
  return {
    ...first,
    state: worst.state,
    flags: first.flags.filter((flag) => others.every(({ flags }) => flags.includes(flag))),
    paragraph,
    more: others.map(({ quote, sentence, second }) => ({ quote, sentence, second })),
  }
}

type PlacedInsight = Insight & { sentence: number }

function isPlaced(insight: Insight): insight is PlacedInsight {
  return insight.sentence !== null
}

function withoutRepeats(places: readonly PlacedInsight[]): PlacedInsight[] {
  return places.filter(
    ({ quote, sentence }, at) =>
      places.findIndex((other) => other.quote === quote && other.sentence === sentence) === at,
  )
}
