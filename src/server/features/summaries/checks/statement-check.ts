import type { Insight, SummarySentence } from '#contract/evidence.ts'
import type { Origin } from '#contract/transcripts.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import type { StatementOptions } from '#evidence/check-statement.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import type { DraftInsight, DraftSentence } from '#server/ports/summary-engine.ts'

/** Checks insights and sentences of one summary; `null` for one that is not to be shown. */
export type Check = {
  insight: (draft: DraftInsight) => Insight | null
  sentence: (draft: DraftSentence) => SummarySentence | null
}

/**
 * Creates the check of one summary.
 * @param language of the summary, BCP 47
 */
export function createCheck(index: EvidenceIndex, transcript: CheckedTranscript, language: string): Check {
  return {
    insight: (draft) => checkInsight(draft, index, transcript, language),
    sentence: (draft) => checkSentence(draft, index, transcript, language),
  }
}

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

/** The facts about a transcript that the check of its summary uses. */
export type CheckedTranscript = {
  /** BCP 47. */
  language: string
  /** `model`: a language model wrote it, so that no sentence is proven to be spoken. */
  origin: Origin
  title: string | null
  channel: string | null
}

/**
 * Checks one statement and decides whether it is shown. A statement that is found is shown with the speaker's words and
 * their time. One that is not found is shown as unverified, without a quote and a time, for it may still be true. One that
 * also has a number or a name that does not occur in the transcript is dropped: `null`.
 * @param language of the statement, BCP 47
 */
export function checkInsight(
  draft: DraftInsight,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): Insight | null {
  const insight = checkStatement(index, draft, statementOptions(transcript, language))
  const isInvented = insight.sentence === null && insight.flags.length > 0
  if (isInvented) return null
  const isQuoted = draft.isQuoted === true && insight.state !== 'unverified'
  return isQuoted ? { ...insight, state: 'quoted' } : insight
}

function statementOptions(transcript: CheckedTranscript, language: string): StatementOptions {
  return {
    language,
    isModelTranscript: transcript.origin === 'model',
    known: [transcript.title, transcript.channel].filter((name) => name !== null).join(' '),
  }
}
