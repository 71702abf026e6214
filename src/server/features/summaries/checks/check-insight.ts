import type { CheckState, Insight, SummarySentence } from '#contract/evidence.ts'
import type { Origin } from '#contract/transcripts.ts'
import { checkStatement } from '#server/domain/evidence/check-statement.ts'
import type { StatementOptions } from '#server/domain/evidence/check-statement.ts'
import type { EvidenceIndex } from '#server/domain/evidence/evidence-index.ts'
import type { DraftInsight, DraftSentence } from '#server/ports/summary-engine.ts'

/** The facts about a transcript that the check of its summary uses. */
export type CheckedTranscript = {
  /** BCP 47. */
  language: string
  /** `model`: a language model wrote it, so that no sentence is proven to be spoken. */
  origin: Origin
  title: string | null
  channel: string | null
}

/** Checks statements and sentences; `null` for one that is not to be shown. */
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
  if (isInvented(insight)) return null
  return { ...insight, state: shownState(insight.state, draft) }
}

/**
 * Checks a sentence that may rest on several places, by the same rule. Places that are not found are left out. The
 * sentence is `verified` when the words of all places that remain are exact, `reworded` when those of one are close.
 * Its flags are the numbers and names that occur around none of them.
 * @param language of the sentence, BCP 47
 */
export function checkSentence(
  { citations, ...draft }: DraftSentence,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): SummarySentence | null {
  const { text, paragraph } = draft
  const options = statementOptions(transcript, language)
  const checked = citations.map((citation) => checkStatement(index, { text, ...citation }, options))
  const found = withoutRepeats(checked.filter(({ sentence }) => sentence !== null))
  const [first, ...others] = found
  if (first === undefined) {
    const unfound = checkStatement(index, { text, quote: '', sentence: -1 }, options)
    return isInvented(unfound) ? null : { ...unfound, paragraph, more: [] }
  }
  const worst = found.find(({ state }) => state !== 'verified') ?? first
  return {
    ...first,
    state: shownState(worst.state, draft),
    flags: first.flags.filter((flag) => others.every(({ flags }) => flags.includes(flag))),
    paragraph,
    more: others.map(({ quote, sentence, second }) => ({ quote, sentence: sentence ?? 0, second })),
  }
}

function isInvented({ sentence, flags }: Insight): boolean {
  return sentence === null && flags.length > 0
}

function shownState(state: CheckState, { isQuoted }: { isQuoted?: true }): CheckState {
  return isQuoted === true && state !== 'unverified' ? 'quoted' : state
}

function withoutRepeats(places: readonly Insight[]): Insight[] {
  return places.filter(
    ({ quote, sentence }, at) =>
      places.findIndex((other) => other.quote === quote && other.sentence === sentence) === at,
  )
}

function statementOptions(transcript: CheckedTranscript, language: string): StatementOptions {
  return {
    language,
    isModelTranscript: transcript.origin === 'model',
    known: [transcript.title, transcript.channel].filter((name) => name !== null).join(' '),
  }
}
