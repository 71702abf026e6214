import { setImmediate as turn } from 'node:timers/promises'
import type { Engine, RunEvent } from '#contract/summaries.ts'
import { prepareEvidenceIndex } from '#evidence/evidence-index.ts'
import { findQuote } from '#evidence/locate-quote.ts'
import type { RequestedForm } from '#product/summary-forms.ts'
import { summaryStyles } from '#product/summary-options.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import type { SummaryBody } from '#server/db/rows/summaries.ts'
import { arrangeLines } from '#server/domain/forms/arrange-lines.ts'
import { resolveForm } from '#server/domain/forms/built-in-forms.ts'
import type { TranscriptRow } from '#server/features/transcripts/service.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { ModelAbsence, ModelPayers } from '#server/ports/language-model.ts'
import type { LineChecks, SummaryEngine } from '#server/ports/summary-engine.ts'
import { checkBody, checkProgress } from './checks/check-body.ts'
import { checkResult } from './checks/check-result.ts'
import { createCheck } from './checks/statement-check.ts'

/** What a summary is written of. */
export type SummarizedTranscript = Pick<
  TranscriptRow,
  'title' | 'channel' | 'language' | 'durationSeconds' | 'sentences' | 'chapters' | 'origin'
>

/** The engine that writes, and who checks what it wrote. */
export type WritingEngines = { engine: SummaryEngine; lineChecks: LineChecks }

type Task = { language: SummaryLanguage; style: SummaryStyle; form?: RequestedForm }
type Options = TaskOptions & { emit: (event: RunEvent) => void; payers: ModelPayers }

/** A summary whose every line is checked, and that is stored nowhere yet. */
export type WrittenSummary = {
  engine: Engine
  /** BCP 47. */
  language: string
  style: SummaryStyle
  /** The id of its form. */
  form: string
  body: SummaryBody
  /** Why no model wrote it, although one was asked for. */
  withoutModel: ModelAbsence | null
}

const [defaultStyle] = summaryStyles

/**
 * Has the engine write a summary of a transcript and checks each line of it; each step is emitted. It knows no database.
 * @throws AppError the failure of the engine
 */
export async function writeSummary(
  { engine, lineChecks }: WritingEngines,
  transcript: SummarizedTranscript,
  task: Task,
  { emit, ...options }: Options,
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
  const lines = { lineChecks, sentences, language: writtenIn, style, emit, signal, payers, spending }
  // What the built-in engine gives are the speaker's own sentences.
  const body =
    result.engine.kind !== 'extractive'
      ? await checkBody(placed, { ...lines, check: createCheck(index, transcript, writtenIn) })
      : placed
  const { engine: writer, withoutModel = null } = result
  return { engine: writer, language: writtenIn, style, form: body.form.id, body, withoutModel }
}
