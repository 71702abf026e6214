import type { Chapter, Insight, SummarySentence } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import type { Sentence, StoredOrigin } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { earlyCaptionsEnd } from '#core/captions/cue-timing.ts'
import type {
  DraftChapter,
  DraftInsight,
  DraftSentence,
  DraftSummary,
  CreatorChapter,
} from '#core/draft-summary.ts'
import { arrangeLines } from '#core/forms/arrange-lines.ts'
import { recogniseKind } from '#core/kinds/recognise-kind.ts'
import { checkCitations, missingWords } from '#evidence/check-statement.ts'
import type { CheckedLine, StatementOptions } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { isOrder } from '#evidence/orders.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import { countCoverage } from './count-coverage.ts'
import { summaryText } from './summary-text.ts'

/** A summary whose every line was compared with its transcript. */
export type CheckedBody = Pick<
  Summary,
  | 'gist'
  | 'gistSentence'
  | 'summary'
  | 'form'
  | 'summarySentences'
  | 'insights'
  | 'chapters'
  | 'coverage'
  | 'captionsEnd'
  | 'talk'
  | 'parts'
>

type Spoken = CheckedTranscript & {
  sentences: readonly Sentence[]
  chapters: readonly CreatorChapter[]
  durationSeconds: number | null
}

/**
 * Checks every statement of an engine's result against the transcript that it was made of. `checkInsight`
 * decides what is shown of those that are not found.
 */
export function checkResult(
  result: Omit<DraftSummary, 'engine'>,
  { style, ...transcript }: Spoken & { style: SummaryStyle },
  index = createEvidenceIndex(transcript.sentences, transcript.language),
): CheckedBody {
  const { sentences, durationSeconds } = transcript
  const check = createCheck(index, transcript, result.language)
  const gistSentence = result.gist === null ? null : check.sentence(result.gist)
  const chapters = locateChapters(result.chapters, transcript, check)
  const checked = result.summary.flatMap((draft) => check.sentence(draft) ?? [])
  const { form, lines: summarySentences } = arrangeLines(result.form ?? null, checked, chapters)
  const insights = result.insights.flatMap((draft) => check.insight(draft) ?? [])
  return {
    gist: gistSentence?.text ?? null,
    gistSentence,
    summary: summaryText(summarySentences, { style, form }),
    form,
    summarySentences,
    insights,
    chapters,
    coverage: countCoverage(
      [...summarySentences, ...summarySentences.flatMap(({ more }) => more), ...insights],
      {
        durationSeconds,
        sentenceCount: sentences.length,
      },
    ),
    captionsEnd: earlyCaptionsEnd(sentences.at(-1)?.end ?? null, durationSeconds),
    talk: recogniseKind(sentences, transcript.language),
    parts: result.parts.map(({ from, to, state }) => ({
      start: sentences[from]?.start ?? null,
      end: sentences[to]?.end ?? null,
      state,
    })),
  }
}

/** The sentence for a person where no summary can be made of a video. */
export const unableSentence =
  "Sorry, we couldn't generate a summary for this video. This might happen if the video has no audio, is too short, or contains content that's difficult to process. Please try a different video."

type Text = { gistSentence?: object | null; summarySentences: readonly object[]; insights: readonly object[] }

/** @throws AppError for a summary without a line: it says nothing of its video. */
export function requireText({ gistSentence, summarySentences, insights }: Text): void {
  if (gistSentence || summarySentences.length > 0 || insights.length > 0) return
  throw new AppError('SUMMARY_FAILED', unableSentence)
}

function locateChapters(
  drafts: readonly DraftChapter[],
  { sentences, chapters, durationSeconds }: Spoken,
  check: Check,
): Chapter[] {
  const videoEnd = sentences.at(-1)?.end ?? durationSeconds
  return inOrder(drafts, sentences.length).map((draft, position, placed) => {
    const next = placed[position + 1]
    const nextStart = next === undefined ? null : chapterStart(next, { sentences, chapters })
    return locateChapter(draft, { sentences, chapters, check, end: nextStart ?? videoEnd })
  })
}

/** Only chapters that begin at an existing sentence, after the chapter before. */
function inOrder(drafts: readonly DraftChapter[], sentenceCount: number): DraftChapter[] {
  const ordered: DraftChapter[] = []
  for (const draft of drafts) {
    const { sentence } = draft
    const isThere = Number.isInteger(sentence) && sentence >= 0 && sentence < sentenceCount
    if (isThere && sentence > (ordered.at(-1)?.sentence ?? -1)) ordered.push(draft)
  }
  return ordered
}

type Video = {
  sentences: readonly Sentence[]
  /** The creator's chapters. */
  chapters: readonly CreatorChapter[]
}

/** A chapter with its time and its gist, checked; `end` in seconds, where it is known. */
export function locateChapter(
  draft: DraftChapter,
  video: Video & { check: Check; end: number | null },
): Chapter {
  const { title, sentence, automatic } = draft
  const gist = draft.gist === null ? null : video.check.insight(draft.gist)
  return { title, start: chapterStart(draft, video), end: video.end, sentence, gist, automatic }
}

/** The beginning of a chapter in seconds: the creator's, else its first sentence's; else `null`. */
function chapterStart({ title, sentence, automatic }: DraftChapter, video: Video): number | null {
  const spoken = video.sentences[sentence]?.start ?? null
  if (automatic || spoken === null) return spoken
  const distance = (start: number): number => Math.abs(start - spoken)
  const [nearest] = video.chapters
    .filter((chapter) => chapter.title === title)
    .toSorted((a, b) => distance(a.start) - distance(b.start))
  return nearest?.start ?? spoken
}

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
 * Checks a sentence that may rest on several places, by the rule of `checkLine`.
 * @param language of the sentence, BCP 47
 */
export function checkSentence(
  { paragraph, ...draft }: DraftSentence,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): SummarySentence | null {
  const line = checkLine(draft, index, transcript, language)
  return line === null ? null : { ...line, paragraph }
}

/** The facts about a transcript that the check of its summary uses. */
export type CheckedTranscript = {
  /** BCP 47. */
  language: string
  /** `model`: a language model wrote it, so that no sentence is proven to be spoken. */
  origin: StoredOrigin
  title: string | null
  channel: string | null
}

/**
 * Checks a statement that rests on one place, by the rule of `checkLine`.
 * @param language of the statement, BCP 47
 */
export function checkInsight(
  { quote, sentence, ...draft }: DraftInsight,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): Insight | null {
  const line = checkLine({ ...draft, citations: [{ quote, sentence }] }, index, transcript, language)
  if (line === null) return null
  const { more: _none, ...insight } = line
  return insight
}

type Draft = Pick<DraftSentence, 'text' | 'citations' | 'isQuoted'>

/**
 * Checks one line and decides whether it is shown. A line that is found is shown with the speaker's words and
 * their time. One that is not found is shown as such, without a quote and a time, for it may still be true.
 * Not shown, `null`: one that is not found and has a number or a name that does not occur in the transcript,
 * and one that is an order to the reader.
 */
function checkLine(
  { isQuoted, ...draft }: Draft,
  index: EvidenceIndex,
  transcript: CheckedTranscript,
  language: string,
): CheckedLine | null {
  if (isQuoted !== true && isOrder(draft.text, language)) return null
  const known = [transcript.title, transcript.channel].filter((name) => name !== null).join(' ')
  const options: StatementOptions = {
    language,
    isModelTranscript: transcript.origin === 'model',
    known,
    isQuoted: isQuoted === true,
  }
  const line = checkCitations(index, draft, options)
  if (line.sentence !== null) return line
  const invented = missingWords(index, { text: draft.text, language, known })
  return invented.length > 0 ? null : line
}
