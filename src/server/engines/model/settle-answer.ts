import type { LanguageModel } from '#server/ports/language-model.ts'
import type { DraftChapter, DraftInsight, DraftSentence } from '#server/ports/summary-engine.ts'
import type { ChapterItem, SentenceItem } from './answer-schema.ts'
import { chooseInsights } from './choose-insights.ts'
import type { Statement } from './choose-insights.ts'
import { locateChapters } from './locate-chapters.ts'
import type { ChapterAnchor } from './locate-chapters.ts'
import { correctQuotes } from './correct-quotes.ts'
import { doubtSentences, foundCitations, settleSentence } from './settle-sentences.ts'
import type { Run } from './run.ts'
import type { ReadAnswer } from './stream/read-answer.ts'
import { NoAnswer } from './session.ts'

/** An answer whose citations were checked. */
export type Settled = {
  gist: DraftSentence | null
  chapters: DraftChapter[]
  insights: DraftInsight[]
  summary: DraftSentence[]
}

type Range = {
  /** The first and the last sentence that may be cited. */
  from: number
  to: number
  anchors: readonly ChapterAnchor[]
  /** Statements that are wanted. */
  wanted: number
}

/**
 * Checks every citation of an answer, and asks once for the exact words behind those that were not found.
 * @throws NoAnswer when not one statement, or not one sentence of the summary, is borne out by the transcript
 */
export async function settleAnswer(
  run: Run,
  model: LanguageModel,
  answer: ReadAnswer,
  range: Range,
): Promise<Settled> {
  const { findEvidence, input } = run
  const written = answer.gist === null ? answer.summary : [answer.gist, ...answer.summary]
  const doubts = doubtSentences(written, { ...input, findEvidence })
  const gists = answer.chapters
    .filter(({ gist }) => gist !== '')
    .map((item) => ({ ...item, text: item.gist }))
  const doubtful = [...answer.insights, ...gists].filter((item) => findEvidence(item) === null)
  const corrections = await correctQuotes<DraftInsight>(run, model, [...doubts, ...doubtful])
  const statements = answer.insights.map(
    (item) => corrections.get(item) ?? { draft: item, isRetracted: false },
  )
  const chapters = answer.chapters.map((item) => correctChapter(item, gists, corrections))
  const insights = chooseInsights(statements, { findEvidence, ...range })
  if (insights.every((insight) => findEvidence(insight) === null)) throw new NoAnswer('failed')
  const settle = (item: SentenceItem): DraftSentence | null => {
    const doubt = doubts.find((each) => each.item === item)
    return settleSentence(item, doubt && corrections.get(doubt), findEvidence)
  }
  const summary = answer.summary.map(settle).filter((sentence) => sentence !== null)
  const isBorneOut = summary.some((sentence) => foundCitations(sentence, findEvidence).length > 0)
  if (!isBorneOut) throw new NoAnswer('failed')
  return {
    gist: answer.gist === null ? null : settle(answer.gist),
    summary,
    insights,
    chapters: locateChapters(chapters, { ...range, findEvidence }),
  }
}

type Corrections = ReadonlyMap<DraftInsight, Statement>

function correctChapter(
  item: ChapterItem,
  gists: readonly (ChapterItem & DraftInsight)[],
  corrections: Corrections,
): ChapterItem {
  const asked = gists.find(({ sentence }) => sentence === item.sentence)
  const correction = asked === undefined ? undefined : corrections.get(asked)
  return correction === undefined
    ? item
    : { ...item, gist: correction.draft.text, quote: correction.draft.quote }
}
