import { setImmediate as turn } from 'node:timers/promises'
import type { Answer } from '#contract/questions.ts'
import { correctLine, correctPassage } from '#core/corrections/correct-lines.ts'
import type { CorrectedTranscript } from '#core/corrections/correct-lines.ts'
import { correctSentences, namesOf } from '#core/corrections/correct-sentences.ts'
import type { Corrections } from '#core/corrections/correct-sentences.ts'
import { createEvidenceIndex, prepareEvidenceIndex } from '#evidence/evidence-index.ts'
import { summaryText } from '#local/summary-text.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { findCorrections, findCorrectionsOf, getTranscript } from '#server/features/transcripts/service.ts'
import type { CorrectionsOwner, TranscriptRow } from '#server/features/transcripts/service.ts'
import type { SummaryDeps } from './context.ts'
import { readStoredBody } from './present.ts'
import type { FoundSummary } from './stored-summaries.ts'

/** Dependencies of reading answers as their owner corrected them. */
export type AnswerDeps = Pick<SummaryDeps, 'db' | 'unchanging' | 'bodies'>
/** The same of summaries. */
export type CorrectedDeps = AnswerDeps & Pick<SummaryDeps, 'summaries'>

/** The summary with this id as its owner sees it: compared again with what they corrected. */
export async function readCorrected(
  deps: CorrectedDeps,
  owner: CorrectionsOwner,
  id: string,
): Promise<FoundSummary | null> {
  const [found, corrections] = await Promise.all([
    deps.summaries.read(id),
    findCorrectionsOf(deps.db, owner, id),
  ])
  return found === null || corrections === null ? found : await correctOnce(deps, found, corrections)
}

/** Summaries as their owner sees them: lines that cite corrected words are compared with those. */
export async function correctSummaries<Found extends FoundSummary>(
  deps: CorrectedDeps,
  owner: CorrectionsOwner,
  found: readonly Found[],
): Promise<Found[]> {
  const ids = [...new Set(found.map(({ transcript }) => transcript.id))]
  const corrections = await findCorrections(deps.db, owner, ids)
  const corrected: Found[] = []
  for (const one of found) {
    const own = corrections.get(one.transcript.id)
    corrected.push(own === undefined ? one : await correctOnce(deps, one, own))
  }
  return corrected
}

type SummaryRow = FoundSummary['summary']

async function correctOnce<Found extends FoundSummary>(
  deps: CorrectedDeps,
  found: Found,
  corrections: Corrections,
): Promise<Found> {
  const key = `${found.summary.id}/${corrections.id}/${corrections.revision}`
  const summary = await deps.summaries.corrected(key, () => correctSummary(deps, found, corrections))
  return { ...found, summary }
}

async function correctSummary(
  deps: AnswerDeps,
  { summary, transcript: { id } }: FoundSummary,
  corrections: Corrections,
): Promise<SummaryRow> {
  const { body, engineKind, language, style } = summary
  const row = await getTranscript(deps, id)
  const transcript = await readBoth(row, corrections)
  const options = { language, ...optionsOf(row) }
  const lines = readStoredBody(body, engineKind)
  const gistSentence =
    lines.gistSentence === null ? null : correctLine(lines.gistSentence, transcript, options)
  const summarySentences = lines.summarySentences.map((line) => correctLine(line, transcript, options))
  const form = body.form ?? keyInsightsForm
  return {
    ...summary,
    body: {
      ...body,
      gistSentence,
      gist: gistSentence?.text ?? body.gist,
      summarySentences,
      summary: summarySentences.length === 0 ? body.summary : summaryText(summarySentences, { style, form }),
      insights: lines.insights.map((line) => correctLine(line, transcript, options)),
      chapters: lines.chapters.map(({ gist, ...chapter }) => ({
        ...chapter,
        gist: gist === null ? null : correctLine(gist, transcript, options),
      })),
    },
  }
}

/** The answers to questions of a transcript as their owner sees them, of another owner's as they are. */
export async function correctAnswers<A extends Pick<Answer, 'answer' | 'passages'>>(
  deps: AnswerDeps,
  owner: CorrectionsOwner,
  { transcriptId, answers }: { transcriptId: string; answers: readonly A[] },
): Promise<A[]> {
  const corrections = (await findCorrections(deps.db, owner, [transcriptId])).get(transcriptId)
  if (corrections === undefined || answers.length === 0) return [...answers]
  const row = await getTranscript(deps, transcriptId)
  const transcript = await readBoth(row, corrections)
  const options = optionsOf(row)
  return answers.map((one) => ({
    ...one,
    answer: one.answer?.map((line) => correctLine(line, transcript, options)) ?? null,
    passages: one.passages.map((passage) => correctPassage(passage, transcript)),
  }))
}

async function readBoth(row: TranscriptRow, corrections: Corrections): Promise<CorrectedTranscript> {
  const said = correctSentences(row.sentences, corrections)
  const hasLines = corrections.lines.some(({ text }) => text !== null)
  const index = hasLines ? await prepareEvidenceIndex(said, row.language, turn) : null
  return {
    heard: row.sentences,
    said,
    names: namesOf(corrections),
    index: () => index ?? createEvidenceIndex(said, row.language),
  }
}

function optionsOf({ origin, title, channel }: TranscriptRow) {
  return {
    isModelTranscript: origin === 'model',
    known: [title, channel].filter((name) => name !== null).join(' '),
  }
}
