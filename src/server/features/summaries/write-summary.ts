import { setImmediate as turn } from 'node:timers/promises'
import type { RunEvent } from '#contract/run-events.ts'
import type { Engine, Summary } from '#contract/summary.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { CreatorChapter } from '#core/draft-summary.ts'
import { arrangeLines } from '#core/forms/arrange-lines.ts'
import { resolveForm } from '#core/forms/built-in-forms.ts'
import type { EngineProgress } from '#core/writing/engine-progress.ts'
import type { ModelAbsence, ModelPayers, RunSpending } from '#core/writing/language-model.ts'
import { prepareEvidenceIndex } from '#evidence/evidence-index.ts'
import { findQuote } from '#evidence/locate-quote.ts'
import { checkResult, createCheck, locateChapter, requireText } from '#local/check-statements.ts'
import type { Check, CheckedBody } from '#local/check-statements.ts'
import { summaryText } from '#local/summary-text.ts'
import { fitsShape, sectionOf } from '#product/form-sections.ts'
import type { SectionShape } from '#product/form-sections.ts'
import type { RequestedForm } from '#product/summary-forms.ts'
import { summaryStyles } from '#product/summary-options.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import type { SummaryBody } from '#server/db/stored-rows.ts'
import type { TranscriptRow } from '#server/features/transcripts/service.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { LineChecks, SummaryEngine } from '#server/ports/summary-engine.ts'
import { awaitCheck, linesOf, toInsight, withLines, checkLines } from './checks/check-lines.ts'

/** The transcript that a summary is written of. */
export type SummarizedTranscript = Pick<
  TranscriptRow,
  'title' | 'channel' | 'language' | 'durationSeconds' | 'sentences' | 'chapters' | 'origin'
>

/** The engine that writes, and who checks what it wrote. */
export type WritingEngines = { engine: SummaryEngine; lineChecks: LineChecks }

type Task = { language: SummaryLanguage; style: SummaryStyle; form?: RequestedForm }
type WriteSummaryOptions = TaskOptions & { emit: (event: RunEvent) => void; payers: ModelPayers }

/** A summary whose every line is checked, and that is stored nowhere yet. */
export type WrittenSummary = {
  engine: Engine
  /** BCP 47. */
  language: string
  style: SummaryStyle
  /** The id of its form. */
  form: string
  body: SummaryBody
  /** The reason for which no model wrote it, although one was asked. */
  withoutModel: ModelAbsence | null
}

const [defaultStyle] = summaryStyles

/**
 * Has the engine write a summary of a transcript and checks each line of it; each step is emitted. It knows
 * no database.
 * @throws AppError the failure of the engine
 */
export async function writeSummary(
  { engine, lineChecks }: WritingEngines,
  transcript: SummarizedTranscript,
  task: Task,
  { emit, ...options }: WriteSummaryOptions,
): Promise<WrittenSummary> {
  const text = engine.identity.kind === 'model' ? 'Generating AI summary...' : 'Generating summary...'
  emit({ event: 'stage', data: { stage: 'summary', text } })
  const { title, channel, language, durationSeconds, sentences, chapters } = transcript
  const video = { title, channel, language, durationSeconds, sentences, chapters }
  const index = await prepareEvidenceIndex(sentences, language, turn)
  const check = createCheck(index, transcript, task.language)
  const form = resolveForm(task.form, task.language)
  if (form !== null) emit({ event: 'form', data: arrangeLines(form, [], []).form })
  const spending = { microUsd: 0 }
  const result = await engine.summarize(
    { ...video, style: task.style, form, outputLanguage: task.language },
    {
      ...options,
      spending,
      findQuote: (statement) => findQuote(index, statement),
      onProgress: (progress) => {
        const event = checkProgress(progress, { sentences, chapters, check })
        if (event !== null) emit(event)
      },
    },
  )
  const style = result.engine.kind === 'extractive' ? defaultStyle : task.style
  const placed = checkResult(result, { ...transcript, style }, index)
  const { language: writtenIn } = result
  const { signal, payers } = options
  const { engine: writer, withoutModel = null } = result
  const lines = { lineChecks, sentences, language: writtenIn, spoken: language, style, emit, spending }
  // What the built-in engine gives are the speaker's own sentences.
  const body =
    writer.kind !== 'extractive'
      ? await checkBody(placed, {
          ...lines,
          signal,
          payers,
          writer: writer.kind === 'model' ? writer.name : null,
          check: createCheck(index, transcript, writtenIn),
        })
      : placed
  requireText(body)
  const isOther = writer.kind === 'model' && writtenIn !== task.language
  const stored = isOther ? { ...body, askedLanguage: task.language } : body
  return { engine: writer, language: writtenIn, style, form: body.form.id, body: stored, withoutModel }
}

type Body = CheckedBody

type BodyOptions = {
  lineChecks: LineChecks
  sentences: readonly Sentence[]
  /** The languages of the summary and of the transcript, BCP 47. */
  language: string
  spoken: string
  writer: string | null
  style: SummaryStyle
  check: Check
  emit: (event: RunEvent) => void
  signal: AbortSignal
  payers: ModelPayers
  spending: RunSpending
}

/**
 * Has the lines of a summary that a model wrote checked and repaired. The whole text is emitted before, and
 * each line once more when something is known of it.
 */
async function checkBody(
  body: Body,
  { lineChecks, emit, check, style, ...options }: BodyOptions,
): Promise<Body & Pick<Summary, 'checking'>> {
  const lines = linesOf(body)
  const isAsked = lineChecks.checker !== null
  emit({ event: 'written', data: withLines(body, awaitCheck(lines, lineChecks)) })
  if (isAsked) emit({ event: 'stage', data: { stage: 'check', text: 'Checking the lines...' } })
  const { lines: checked, checking } = await checkLines(lines, {
    ...lineChecks,
    ...options,
    compare: ({ text, ...citation }, id) => {
      const shape = shapeOf(body, id)
      // A line of a form that lost its form in the repair stays as it was.
      if (shape !== null && !fitsShape(text, shape)) return null
      return check.sentence({ text, paragraph: 0, citations: [citation] })
    },
    onLine: (line, evidence) =>
      emit({ event: 'line', data: { line, ...toInsight(evidence), more: [...(evidence.more ?? [])] } }),
  })
  const read = withLines(body, checked)
  return {
    ...body,
    ...read,
    gist: read.gistSentence?.text ?? body.gist,
    summary: summaryText(read.summarySentences, { style, form: body.form }),
    checking,
  }
}

/** The shape of the section that a line of a form is in; `null` for every other line. */
function shapeOf({ form, summarySentences }: Body, id: string): SectionShape | null {
  const [kind, index] = id.split('-')
  const line = kind === 'sentence' ? summarySentences[Number(index)] : undefined
  if (line === undefined) return null
  return sectionOf(form.sections, line.paragraph)?.shape ?? null
}

type Checking = { sentences: readonly Sentence[]; chapters: readonly CreatorChapter[]; check: Check }

/**
 * The event for followers of a step of the engine: each statement is checked before it is sent. `null` when
 * nothing is to be sent, because the statement is not to be shown.
 */
export function checkProgress(
  progress: EngineProgress,
  { sentences, chapters, check }: Checking,
): RunEvent | null {
  switch (progress.kind) {
    case 'parts': {
      const { done, total } = progress
      // Parts are read in parallel; the event names the first that is not read yet.
      const text = `Reading part ${Math.min(done + 1, total)} of ${total}...`
      return { event: 'stage', data: { stage: 'summary', text, parts: { done, total } } }
    }
    case 'gist': {
      const { text, sentence } = progress
      if (sentence === null) return { event: 'gist', data: { text, sentence } }
      const checked = check.sentence(sentence)
      return { event: 'gist', data: { text: checked?.text ?? '', sentence: checked } }
    }
    case 'text':
      return { event: 'text', data: { text: progress.text } }
    case 'sentence':
      return {
        event: 'sentence',
        data: { sentence: progress.sentence === null ? null : check.sentence(progress.sentence) },
      }
    case 'chapter':
      return {
        event: 'chapter',
        data: locateChapter(progress.chapter, { sentences, chapters, check, end: null }),
      }
    case 'insight': {
      const insight = check.insight(progress.insight)
      return insight === null ? null : { event: 'insight', data: insight }
    }
    case 'restarted':
  }
  return { event: 'restarted', data: {} }
}
