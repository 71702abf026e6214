import type { LanguageModel } from '#server/ports/language-model.ts'
import type { EnginePart } from '#server/ports/summary-engine.ts'
import { wholeSchema } from './answer-schema.ts'
import { askForAnswer } from './ask-answer.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { outputTokensFor } from './output-size.ts'
import { askWhole } from './prompts/ask-whole.ts'
import type { AnswerRequest } from './prompts/describe-answer.ts'
import { systemPrompt } from './prompts/system-prompt.ts'
import type { Run } from './run.ts'
import { settleAnswer } from './settle-answer.ts'
import type { Written } from './emit-answer.ts'

/** A summary as one model wrote it. `model` is the one that wrote its text. */
export type Draft = { written: Written; parts: EnginePart[]; model: LanguageModel }

/** The share of a model's window that may be planned with; estimates are inexact. */
const usableShare = 0.8
/** How far an estimate may be too low. */
const caution = 1.1

/** The tokens of a prompt that a model can take besides its answer, by our estimate. */
export function promptTokensFor(model: LanguageModel, outputTokens: number): number {
  return (model.contextTokens * usableShare - outputTokens) / caution - estimateTokens(systemPrompt)
}

/** What is wanted of a summary of the whole video. */
export function wholeRequest({ input, wanted, anchors }: Run): AnswerRequest {
  return {
    style: input.style,
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
    schema: wholeSchema,
    wanted: run.wanted,
    isPart: false,
    beginAnswer: run.emitter.beginAnswer,
  })
  const to = run.input.sentences.length - 1
  const { anchors, wanted } = run
  const written = await settleAnswer(run, model, answer, { from: 0, to, anchors, wanted: wanted.insights })
  return { written, parts: [{ from: 0, to, state: 'read' }], model }
}
