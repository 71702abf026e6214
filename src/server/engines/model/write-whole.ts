import type { Sentence } from '#contract/transcripts.ts'
import type { EnginePart } from '#core/draft-summary.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import type { AnswerInput } from '#server/ports/model-engines.ts'
import { askForAnswer } from './ask-answer.ts'
import { wantedReply } from './ask-reply.ts'
import type { Written } from './emit-answer.ts'
import { estimateTokens, outputTokensFor } from './plan-call.ts'
import { askWhole, askQuestion } from './prompts/ask-notes.ts'
import type { AnswerRequest } from './prompts/describe-answer.ts'
import { systemPrompt } from './prompts/fence.ts'
import type { RepairRun, Run } from './run.ts'
import { settleAnswer } from './settle-answer.ts'

/** A summary as one model wrote it. `model` is the one that wrote its text. */
export type Draft = { written: Written; parts: EnginePart[]; model: LanguageModel }

/** The share of a model's window that may be planned with; estimates are inexact. */
const usableShare = 0.8
/** The factor by which an estimate may be too low. */
const caution = 1.1

/** The tokens of a prompt that a model can take besides its answer, by our estimate. */
export function promptTokensFor(model: LanguageModel, outputTokens: number): number {
  return (model.contextTokens * usableShare - outputTokens) / caution - estimateTokens(systemPrompt)
}

/** The request for a summary of the whole video. */
export function wholeRequest({ input, wanted, anchors }: Run): AnswerRequest {
  return {
    style: input.style,
    form: input.form ?? null,
    language: input.outputLanguage,
    wanted,
    chapterStarts: anchors.map(({ sentence }) => `s${sentence}`),
  }
}

/** The question about the whole transcript; `null` when it does not fit into the model's window. */
export function fitWhole(run: Run, model: LanguageModel): string | null {
  const prompt = askWhole(run.input, wholeRequest(run), run.boundary)
  const max = promptTokensFor(model, outputTokensFor(model, run.wanted))
  return estimateTokens(prompt) <= max ? prompt : null
}

/**
 * Has a model write the summary of a whole transcript in one call, emitted while it comes.
 * @throws NoAnswer
 */
export async function writeWhole(run: Run, model: LanguageModel, prompt: string): Promise<Draft> {
  const answer = await askForAnswer(run, model, {
    purpose: 'summary',
    prompt,
    wanted: run.wanted,
    isPart: false,
    beginAnswer: run.emitter.beginAnswer,
  })
  const to = run.input.sentences.length - 1
  const { anchors, wanted } = run
  const written = await settleAnswer(run, model, answer, { from: 0, to, anchors, wanted: wanted.insights })
  return { written, parts: [{ from: 0, to, state: 'read' }], model }
}

/** The longest transcript that is sent whole with a question, in tokens: that of about ten hours. */
const maxWholeTokens = 120_000
/** The most that is shown of a longer one, in tokens. */
const maxPartTokens = 12_000
/** Tokens of a question besides its sentences. */
const besidesTokens = 1500
/** Tokens of `[s1234 02:31] ` and the line break. */
const lineTokens = 8
/** Sentences that are shown before and after a passage. */
const reach = 8

/** The questions to try in turn: with the whole transcript where it fits, then around the passages. */
export function questionPrompts(
  input: AnswerInput,
  model: LanguageModel,
  { boundary, input: { outputLanguage } }: RepairRun,
): string[] {
  const max = promptTokensFor(model, outputTokensFor(model, wantedReply))
  const ask = (sentences: readonly Sentence[], isWhole: boolean): string =>
    askQuestion(input, { sentences, isWhole, language: outputLanguage }, boundary)
  const near = nearPassages(input, Math.min(maxPartTokens, max - besidesTokens))
  const prompts = near.length === 0 || near.length === input.sentences.length ? [] : [ask(near, false)]
  const size = input.sentences.reduce((sum, sentence) => sum + sizeOf(sentence), 0)
  if (size > Math.min(maxWholeTokens, max)) return prompts
  const whole = ask(input.sentences, true)
  return estimateTokens(whole) <= max ? [whole, ...prompts] : prompts
}

/** The sentences around the passages, best first until so many tokens are full; in order. */
function nearPassages({ sentences, passages }: AnswerInput, max: number): Sentence[] {
  const shown = new Set<Sentence>()
  let size = 0
  for (const passage of passages) {
    const from = Math.max(0, passage.sentence - reach)
    const around = sentences.slice(from, passage.sentence + passage.sentences + reach)
    const added = around.filter((sentence) => !shown.has(sentence))
    size += added.reduce((sum, sentence) => sum + sizeOf(sentence), 0)
    if (size > max) break
    for (const sentence of added) shown.add(sentence)
  }
  return sentences.filter((sentence) => shown.has(sentence))
}

function sizeOf({ text }: Sentence): number {
  return estimateTokens(text) + lineTokens
}
