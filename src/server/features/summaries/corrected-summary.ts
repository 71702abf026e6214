import { setImmediate as turn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Answer } from '#contract/questions.ts'
import { correctLine, correctPassage } from '#core/corrections/correct-lines.ts'
import type { CorrectedTranscript } from '#core/corrections/correct-lines.ts'
import { correctSentences, namesOf } from '#core/corrections/correct-sentences.ts'
import type { Corrections } from '#core/corrections/correct-sentences.ts'
import { createEvidenceIndex, prepareEvidenceIndex } from '#evidence/evidence-index.ts'
import { summaryText } from '#local/summary-text.ts'
import { keyInsightsForm } from '#product/summary-forms.ts'
import { findCorrections, getTranscript } from '#server/features/transcripts/service.ts'
import type { CorrectionsOwner, TranscriptRow } from '#server/features/transcripts/service.ts'
import type { SummaryDeps } from './context.ts'
import { readStoredBody } from './present.ts'
import type { FoundSummary } from './stored-summaries.ts'

/** Dependencies of reading what an owner corrected. */
export type CorrectedDeps = Pick<SummaryDeps, 'db' | 'unchanging' | 'bodies'>

/** The summary with this id as its owner sees it: compared again with what they corrected. */
export async function readCorrected(
  deps: CorrectedDeps & Pick<SummaryDeps, 'summaries'>,
  owner: CorrectionsOwner,
  id: string,
): Promise<FoundSummary | null> {
  const found = await deps.summaries.read(id)
  return found === null ? null : ((await correctSummaries(deps, owner, [found]))[0] ?? null)
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
    const summary = own === undefined ? one.summary : await correctOnce(deps, one, own)
    corrected.push({ ...one, summary })
  }
  return corrected
}

type SummaryRow = FoundSummary['summary']

const maxKnown = 100
/** Corrected summaries of this process; each revision of the corrections is another one. */
const known = new LRUCache<string, SummaryRow>({ max: maxKnown })

async function correctOnce(
  deps: CorrectedDeps,
  found: FoundSummary,
  corrections: Corrections,
): Promise<SummaryRow> {
  const key = `${found.summary.id}/${corrections.id}/${corrections.revision}`
  const corrected = known.get(key) ?? (await correctSummary(deps, found, corrections))
  known.set(key, corrected)
  return corrected
}

async function correctSummary(
  deps: CorrectedDeps,
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
  deps: CorrectedDeps,
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
