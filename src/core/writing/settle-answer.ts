import type { Sentence } from '#contract/transcripts.ts'
import type { DraftChapter, DraftInsight, DraftSentence } from '#core/draft-summary.ts'
import { keepsShape } from '#core/forms/arrange-lines.ts'
import { readWords } from '#evidence/scan-words.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import type { ChapterItem, SentenceItem } from './answer-schema.ts'
import { correctQuotes } from './correct-quotes.ts'
import type { FindEvidence } from './find-evidence.ts'
import type { LanguageModel } from './language-model.ts'
import type { RepairRun, Run } from './run.ts'
import type { ReadAnswer } from './stream/read-answer.ts'
import { chooseInsights, countShared, locateChapters } from './tidy-answer.ts'
import type { ChapterAnchor, Statement } from './tidy-answer.ts'

/** An answer whose citations were checked. */
type Settled = {
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
  const isStated = insights.some((insight) => findEvidence(insight) !== null)
  if (!isStated && !input.form) throw run.session.reject(model, 'unfound')
  const settle = (item: SentenceItem): DraftSentence | null => {
    const doubt = doubts.find((each) => each.item === item)
    return settleSentence(item, doubt && corrections.get(doubt), { findEvidence, form: input.form ?? null })
  }
  const summary = answer.summary.map(settle).filter((sentence) => sentence !== null)
  const isBorneOut = summary.some((sentence) => foundCitations(sentence, findEvidence).length > 0)
  if (!isBorneOut && !saysNothing(run, answer)) throw run.session.reject(model, 'unfound')
  return {
    gist: answer.gist === null ? null : settle(answer.gist),
    summary,
    insights,
    chapters: locateChapters(chapters, { ...range, findEvidence }),
  }
}

/** The video says nothing about the content of a form; its gist must be in the video nevertheless. */
function saysNothing({ input, findEvidence }: Run, { gist, summary }: ReadAnswer): boolean {
  const isFound = gist === null || foundCitations(gist, findEvidence).length > 0
  return Boolean(input.form) && summary.length === 0 && isFound
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

/** A sentence of which no citation was found, as a statement that the model can be asked about. */
type SentenceDoubt = DraftInsight & { item: SentenceItem }

/** Long words (4 characters) that a sentence without citation must share with its passage. */
const minShared = 3
const minCharacters = 4

/**
 * The sentences of which no citation was found. A sentence without any citation is asked about at the place
 * of the transcript that shares most words with it; where none shares enough it cannot be asked about.
 */
function doubtSentences(
  items: readonly SentenceItem[],
  {
    findEvidence,
    sentences,
    language,
  }: { findEvidence: FindEvidence; sentences: readonly Sentence[]; language: string },
): SentenceDoubt[] {
  let spoken: Set<string>[] | null = null

  function nearestTo(text: string): number | null {
    spoken ??= sentences.map((each) => contentWords(each.text, language))
    return nearestSentence(contentWords(text, language), spoken)
  }

  return items
    .filter((item) => foundCitations(item, findEvidence).length === 0)
    .flatMap((item) => {
      const [first] = item.citations
      const sentence = first?.sentence ?? nearestTo(item.text)
      return sentence === null ? [] : [{ item, text: item.text, quote: first?.quote ?? '', sentence }]
    })
}

/**
 * A sentence with the citations that were found, after the model was asked about it; with all of its
 * citations when none was found. `null` when the model took the sentence back.
 */
function settleSentence(
  item: SentenceItem,
  correction: Statement | undefined,
  { findEvidence, form }: { findEvidence: FindEvidence; form: SummaryForm | null },
): DraftSentence | null {
  const citations = foundCitations(item, findEvidence)
  if (citations.length > 0) return { ...item, citations }
  if (correction === undefined) return item
  if (correction.isRetracted) return null
  const { quote, sentence } = correction.draft
  // A line of a form keeps its shape; it is compared with the corrected words in any case.
  const text = keepsShape(form, item, correction.draft.text) ? correction.draft.text : item.text
  return { ...item, text, citations: [{ quote, sentence }] }
}

/**
 * Checks every citation of an answer's sentences, and asks once for the exact words behind those of which
 * none was found.
 * @throws NoAnswer when not one of them is borne out by the transcript
 */
export async function settleSentences(
  run: RepairRun,
  model: LanguageModel,
  { sentences: items, language }: { sentences: readonly SentenceItem[]; language: string },
): Promise<DraftSentence[]> {
  const { findEvidence } = run
  const doubts = doubtSentences(items, { findEvidence, sentences: run.input.sentences, language })
  const corrections = await correctQuotes<SentenceDoubt>(run, model, doubts)
  const settled = items.flatMap((item) => {
    const doubt = doubts.find((each) => each.item === item)
    return settleSentence(item, doubt && corrections.get(doubt), { findEvidence, form: null }) ?? []
  })
  if (settled.every((sentence) => foundCitations(sentence, findEvidence).length === 0))
    throw run.session.reject(model, 'unfound')
  return settled
}

/** The citations of a sentence with found quotes, at the sentences where they were found. */
function foundCitations(
  { text, citations }: Pick<DraftSentence, 'text' | 'citations'>,
  findEvidence: FindEvidence,
): DraftSentence['citations'] {
  return citations.flatMap(({ quote, sentence }) => {
    const found = findEvidence({ text, quote, sentence })
    return found === null ? [] : [{ quote, sentence: found.sentence }]
  })
}

function nearestSentence(words: ReadonlySet<string>, spoken: readonly Set<string>[]): number | null {
  let nearest: { index: number; shared: number } | null = null
  for (const [index, others] of spoken.entries()) {
    const shared = countShared(words, others)
    if (shared >= minShared && shared > (nearest?.shared ?? 0)) nearest = { index, shared }
  }
  return nearest?.index ?? null
}

function contentWords(text: string, language: string): Set<string> {
  const words = readWords(text, language).map(({ word }) => word)
  return new Set(words.filter((word) => word.length >= minCharacters))
}
