import type { EnginePart } from '#core/draft-summary.ts'
import { askForAnswer } from './ask-answer.ts'
import type { Written } from './emit-answer.ts'
import type { LanguageModel } from './language-model.ts'
import { estimateTokens, outputTokensFor } from './plan-call.ts'
import { askWhole } from './prompts/ask-notes.ts'
import type { AnswerRequest } from './prompts/describe-answer.ts'
import { systemPrompt } from './prompts/fence.ts'
import type { Run } from './run.ts'
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
