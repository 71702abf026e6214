import type { SummarySentence } from '#contract/evidence.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { awaitCheck, checkLines, linesOf, toInsight, withLines } from '#server/features/summaries/service.ts'
import type { LineChecks } from '#server/ports/line-checker.ts'
import type { ModelPayers, RunSpending } from '#server/ports/model-use.ts'
import type { DraftSentence } from '#server/ports/summary-engine.ts'
import type { AskOptions } from './context.ts'

type Options = AskOptions & {
  lineChecks: LineChecks
  sentences: readonly Sentence[]
  /** Of the answer, BCP 47. */
  language: string
  compare: (sentence: DraftSentence) => SummarySentence | null
  payers: ModelPayers
  spending: RunSpending
}

/** Has the sentences of an answer checked and repaired by the rules for those of a summary; the whole is emitted before. */
export async function checkAnswer(
  written: SummarySentence[],
  { emit, compare, lineChecks, ...options }: Options,
): Promise<SummarySentence[]> {
  if (written.length === 0) return written
  const body = { gistSentence: null, summarySentences: written, insights: [], chapters: [] }
  const lines = linesOf(body)
  const { summarySentences: answer } = withLines(body, awaitCheck(lines, lineChecks))
  emit({ event: 'written', data: { answer } })
  const { lines: checked } = await checkLines(lines, {
    ...lineChecks,
    ...options,
    compare: ({ text, ...citation }) => compare({ text, paragraph: 0, citations: [citation] }),
    onLine: (line, evidence) =>
      emit({ event: 'line', data: { line, ...toInsight(evidence), more: [...(evidence.more ?? [])] } }),
  })
  return withLines(body, checked).summarySentences
}
