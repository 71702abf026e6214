import { setImmediate as turn } from 'node:timers/promises'
import type { SummarySentence } from '#contract/evidence.ts'
import type { Answer } from '#contract/questions.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { DraftSentence } from '#core/draft-summary.ts'
import type { ModelAbsence, ModelPayers, RunSpending } from '#core/writing/language-model.ts'
import { prepareEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { findQuote } from '#evidence/locate-quote.ts'
import {
  awaitCheck,
  checkLines,
  createCheck,
  linesOf,
  nameChecker,
  toInsight,
  withLines,
} from '#server/features/summaries/service.ts'
import type { TranscriptRow } from '#server/features/transcripts/service.ts'
import type { AnswerEngine, AnswerInput, AnswerProgress } from '#server/ports/model-engines.ts'
import type { LineChecks } from '#server/ports/summary-engine.ts'
import type { AskOptions } from './context.ts'

/** A question with the transcript that it is asked of. */
export type Asked = Pick<AnswerInput, 'question' | 'earlier' | 'defaultLanguage'> & {
  transcript: AskedTranscript
}

type AskedTranscript = Pick<TranscriptRow, 'title' | 'channel' | 'language' | 'sentences' | 'origin'>

/**
 * Has a model answer a question; each sentence is looked up in the transcript before it is sent, and once
 * more the whole. Says why no model did; so it is as well where nothing that one wrote stands in the
 * transcript.
 */
export async function writeAnswer(
  { engine, lineChecks }: { engine: AnswerEngine; lineChecks: LineChecks },
  { transcript, ...asked }: Asked & Pick<AnswerInput, 'passages'>,
  { signal, emit, payers }: AskOptions & { payers: ModelPayers },
): Promise<{ said: boolean; answer: CheckedSentence[] } | { withoutModel: ModelAbsence }> {
  const { title, channel, language, sentences } = transcript
  const index = await prepareEvidenceIndex(sentences, language, turn)
  // Opens the stream: its heartbeats keep the connection until the model writes its first word.
  emit({ event: 'restarted', data: {} })
  const spending = { microUsd: 0 }
  const draft = await engine.answer(
    { ...asked, title, channel, language, sentences },
    {
      signal,
      payers,
      spending,
      findQuote: (statement) => findQuote(index, statement),
      onProgress: (progress) => emit(toEvent(progress, (...written) => check(written, index, transcript))),
    },
  )
  if ('withoutModel' in draft) return draft
  const written = draft.sentences.flatMap(
    (sentence) => check([sentence, draft.language], index, transcript) ?? [],
  )
  const answer = await checkAnswer(written, {
    lineChecks,
    sentences,
    writer: draft.model,
    language: draft.language,
    spoken: language,
    compare: (sentence) => check([sentence, draft.language], index, transcript),
    emit,
    signal,
    payers,
    spending,
  })
  const isBorneOut = answer.some(({ sentence }) => sentence !== null)
  if (draft.said && !isBorneOut) return { withoutModel: { kind: 'outage', fault: 'unfound' } }
  return { said: draft.said, answer }
}

/** A sentence and its language. */
type Written = [draft: DraftSentence, language: string]
type CheckedSentence = NonNullable<Answer['answer']>[number]

/** By the rules for the sentences of a summary; `null` for one that is not to be shown. */
function check(
  [draft, language]: Written,
  index: EvidenceIndex,
  transcript: AskedTranscript,
): CheckedSentence | null {
  return createCheck(index, transcript, language).sentence(draft)
}

function toEvent(
  progress: AnswerProgress,
  checked: (...written: Written) => CheckedSentence | null,
): Parameters<AskOptions['emit']>[0] {
  switch (progress.kind) {
    case 'text':
      return { event: 'text', data: { text: progress.text } }
    case 'sentence': {
      const { sentence, language } = progress
      return { event: 'sentence', data: { sentence: sentence === null ? null : checked(sentence, language) } }
    }
    case 'restarted':
  }
  return { event: 'restarted', data: {} }
}

type AnswerOptions = AskOptions & {
  lineChecks: LineChecks
  sentences: readonly Sentence[]
  /** The name of the model that wrote it. */
  writer: string
  /** The languages of the answer and of the transcript, BCP 47. */
  language: string
  spoken: string
  compare: (sentence: DraftSentence) => SummarySentence | null
  payers: ModelPayers
  spending: RunSpending
}

/** Has an answer's sentences checked and repaired as a summary's are; the whole is sent before. */
async function checkAnswer(
  written: SummarySentence[],
  { emit, compare, lineChecks, ...options }: AnswerOptions,
): Promise<SummarySentence[]> {
  if (written.length === 0) return written
  const body = { gistSentence: null, summarySentences: written, insights: [], chapters: [] }
  const lines = linesOf(body)
  const { summarySentences: answer } = withLines(body, awaitCheck(lines, lineChecks))
  emit({ event: 'written', data: { answer } })
  const { lines: checked, checking } = await checkLines(lines, {
    ...lineChecks,
    ...options,
    compare: ({ text, ...citation }) => compare({ text, paragraph: 0, citations: [citation] }),
    onLine: (line, evidence) =>
      emit({ event: 'line', data: { line, ...toInsight(evidence), more: [...(evidence.more ?? [])] } }),
  })
  return nameChecker(withLines(body, checked).summarySentences, checking)
}
