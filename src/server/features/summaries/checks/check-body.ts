import type { RunEvent, Summary } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { fitsShape, sectionOf } from '#product/form-sections.ts'
import type { SectionShape } from '#product/form-sections.ts'
import type { SummaryStyle } from '#product/summary-options.ts'
import type { ModelPayers, RunSpending } from '#server/ports/language-model.ts'
import type { LineChecks, EngineProgress } from '#server/ports/summary-engine.ts'
import type { CreatorChapter } from '#server/ports/video-sources.ts'
import { awaitCheck, linesOf, summaryText, toInsight, withLines, checkLines } from './check-lines.ts'
import { locateChapter } from './check-result.ts'
import type { checkResult } from './check-result.ts'
import type { Check } from './statement-check.ts'

type Body = ReturnType<typeof checkResult>

type Options = {
  lineChecks: LineChecks
  sentences: readonly Sentence[]
  /** Of the summary, BCP 47. */
  language: string
  style: SummaryStyle
  check: Check
  emit: (event: RunEvent) => void
  signal: AbortSignal
  payers: ModelPayers
  spending: RunSpending
}

/**
 * Has the lines of a summary that a model wrote checked and repaired. The whole text is emitted before, and each line once more when
 * something is known of it.
 */
export async function checkBody(
  body: Body,
  { lineChecks, emit, check, style, ...options }: Options,
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
 * The event for followers of a step of the engine: each statement is checked before it is sent. `null` when nothing is to
 * be sent, because the statement is not to be shown.
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
