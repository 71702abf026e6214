import type { Sentence } from '#contract/transcripts.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { estimateTokens, outputTokensFor } from '#core/writing/plan-call.ts'
import type { RepairRun } from '#core/writing/run.ts'
import { promptTokensFor } from '#core/writing/write-whole.ts'
import type { AnswerInput } from '#server/ports/model-engines.ts'
import { wantedReply } from './ask-reply.ts'
import { askQuestion } from './prompts/ask-question.ts'

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
