import { replySchema } from '#core/writing/answer-schema.ts'
import type { SentenceItem } from '#core/writing/answer-schema.ts'
import type { LanguageModel, ModelPurpose } from '#core/writing/language-model.ts'
import { outputTokensFor } from '#core/writing/plan-call.ts'
import { askAgain } from '#core/writing/prompts/ask-repair.ts'
import type { WantedLength } from '#core/writing/prompts/describe-answer.ts'
import { answerSystemPrompt } from '#core/writing/prompts/fence.ts'
import type { RepairRun } from '#core/writing/run.ts'
import { NoAnswer } from '#core/writing/session.ts'
import { createVisibleText, isFailureText } from '#core/writing/stream/clean-text.ts'
import { createReplyReader } from '#core/writing/stream/read-answer.ts'
import type { ReadReply, ReplyListener } from '#core/writing/stream/read-answer.ts'
import { tidySentence, tidySentences } from '#core/writing/tidy-answer.ts'
import { joinText } from '#product/join-text.ts'
import type { AnswerProgress } from '#server/ports/model-engines.ts'

/** The dependencies of answering one question; `report` takes the steps in order. */
export type ReplyRun = RepairRun & { report: (progress: AnswerProgress) => void }

/** The answer of a model: whether the video says it, and the sentences as plain text. */
export type Reply = { said: boolean; sentences: SentenceItem[] }

/** About how long an answer is. */
export const wantedReply = { insights: 0, chapters: 0, summaryWords: 150 }

/**
 * The kind of question: the role and the rules, the approximate length of the answer, and the purpose that it
 * is counted under.
 */
export type ReplyKind = { purpose: ModelPurpose; system: string; wanted: WantedLength }

const answering: ReplyKind = { purpose: 'answer', system: answerSystemPrompt, wanted: wantedReply }
/** Faults that a model is shown. */
const maxFaults = 12

/**
 * Asks a model the question of a viewer, or another whose answer has its form. An answer that is not as it
 * should be is asked for once more, with its faults shown.
 * @throws NoAnswer also for a refusal and for an empty answer
 */
export async function askForReply(
  run: ReplyRun,
  model: LanguageModel,
  prompt: string,
  kind = answering,
): Promise<Reply> {
  const first = await ask(run, model, prompt, kind)
  if (first.faults.length === 0) return first.reply
  const second = await ask(run, model, askAgain(prompt, first.faults.slice(0, maxFaults)), kind)
  if (second.faults.length === 0) return second.reply
  throw run.session.reject(model, second.isCut ? 'cut' : 'unusable')
}

async function ask(
  run: ReplyRun,
  model: LanguageModel,
  prompt: string,
  { purpose, system, wanted }: ReplyKind,
) {
  let reader = createReplyReader(silent)
  const { text, finish } = await run.session.ask(
    model,
    {
      purpose,
      system,
      prompt,
      schema: replySchema,
      maxOutputTokens: outputTokensFor(model, wanted),
    },
    () => {
      reader = createReplyReader(beginReply(run))
      return reader.push
    },
  )
  return judge(run, reader.end(), { text, isCut: finish === 'length' })
}

const silent: ReplyListener = { onText: () => undefined, onSentence: () => undefined }

/** Reports an answer while it comes; what was reported of an earlier one is void. */
function beginReply({ report, guard, input }: ReplyRun): ReplyListener {
  report({ kind: 'restarted' })
  const begin = () =>
    createVisibleText(guard, (text) => {
      if (text !== '') report({ kind: 'text', text })
    })
  let sentence = begin()
  return {
    onText: (piece) => sentence.push(piece),
    onSentence: (item) => {
      sentence.end()
      sentence = begin()
      report({ kind: 'sentence', sentence: tidySentence(item, guard), language: input.outputLanguage })
    },
  }
}

/** Tidies an answer and names its faults for the model. Single faulty sentences are left out. */
function judge(
  { guard }: ReplyRun,
  { said, sentences, faults, isWhole }: ReadReply,
  { text, isCut }: { text: string; isCut: boolean },
): { reply: Reply; faults: string[]; isCut: boolean } {
  const isRefusal = [text, joinText(sentences.map((sentence) => sentence.text))].some(isFailureText)
  if (isRefusal || text.trim() === '') throw new NoAnswer('refused')
  const tidy = said === false ? [] : tidySentences(sentences, guard)
  const reply = { said: said !== false, sentences: tidy }
  const found = [...faults]
  if (isCut) found.push('It was too long and broke off. Write less.')
  if (reply.said && tidy.length === 0) found.push('"answer" was missing, or was not about the question.')
  const isUsable = isWhole && !isCut && (reply.said ? tidy.length > 0 && faults.length <= tidy.length : true)
  return { reply, faults: isUsable ? [] : found, isCut }
}
