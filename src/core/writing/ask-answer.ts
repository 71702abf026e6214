import { createLineLocator, inSections } from '#core/forms/arrange-lines.ts'
import type { SummaryForm } from '#product/summary-forms.ts'
import { summarySchema } from './answer-schema.ts'
import type { LanguageModel, ModelPurpose } from './language-model.ts'
import { outputTokensFor } from './plan-call.ts'
import { askAgain } from './prompts/ask-repair.ts'
import type { WantedLength } from './prompts/describe-answer.ts'
import { systemPrompt } from './prompts/fence.ts'
import type { Run } from './run.ts'
import { NoAnswer } from './session.ts'
import { cleanLine, isFailureText } from './stream/clean-text.ts'
import type { PromptGuard } from './stream/clean-text.ts'
import { createAnswerReader } from './stream/read-answer.ts'
import type { AnswerListener, AnswerReader, ReadAnswer } from './stream/read-answer.ts'
import { tidyChapter, tidyInsight, tidySentence, tidySentences, withoutNumbers } from './tidy-answer.ts'

export type AnswerQuestion = {
  purpose: ModelPurpose
  prompt: string
  wanted: WantedLength
  isPart: boolean
  /** Begins to tell the answer; called again when it is asked for again. */
  beginAnswer?: () => AnswerListener
}

/** The text of an answer as it came, and the result of reading it. */
type Reply = { answer: ReadAnswer; text: string; isCut: boolean }

/**
 * Asks for a summary of a whole or a part. An answer that is not as it should be is asked for once more, with
 * its faults shown; what is given is plain text only.
 * @throws NoAnswer also for a refusal
 */
export async function askForAnswer(
  run: Run,
  model: LanguageModel,
  question: AnswerQuestion,
): Promise<ReadAnswer> {
  const first = judge(run, await ask(run, model, question), question.isPart)
  if (first.isUsable) return first.answer
  const again = { ...question, prompt: askAgain(question.prompt, first.answer.faults.slice(0, maxFaults)) }
  const second = judge(run, await ask(run, model, again), question.isPart)
  if (second.isUsable) return second.answer
  throw run.session.reject(model, second.isCut ? 'cut' : 'unusable')
}

/** Faults that a model is shown; more of them are of the same kind. */
const maxFaults = 12

async function ask(run: Run, model: LanguageModel, question: AnswerQuestion): Promise<Reply> {
  const { purpose, prompt, wanted, isPart, beginAnswer } = question
  const schema = summarySchema({ isPart, hasForm: Boolean(run.input.form) })
  const maxOutputTokens = outputTokensFor(model, wanted)
  let reader: AnswerReader = createAnswerReader()
  const { text, finish } = await run.session.ask(
    model,
    { purpose, system: systemPrompt, prompt, schema, maxOutputTokens },
    () => {
      reader = createAnswerReader(beginAnswer?.())
      return reader.push
    },
  )
  const { isWhole, ...answer } = reader.end()
  return { answer, text, isCut: finish === 'length' && !isWhole }
}

/** Tidies an answer and decides whether it will do. Single faulty items are left out while most are good. */
function judge(run: Run, { answer, text, isCut }: Reply, isPart: boolean) {
  const form = run.input.form ?? null
  const isRefusal = [
    text,
    answer.gist?.text ?? '',
    answer.summary.map((sentence) => sentence.text).join(' '),
  ].some(isFailureText)
  // An answer of nothing is a fault of the model, also where it has the form, and says nothing of the video.
  if (isRefusal) throw new NoAnswer('refused')
  const { guard } = run
  const tidy: ReadAnswer = {
    gist: answer.gist === null ? null : tidySentence(answer.gist, guard),
    chapters: answer.chapters.map((item) => tidyChapter(item, guard)).filter((item) => item !== null),
    insights: withoutNumbers(
      answer.insights.map((item) => tidyInsight(item, guard)).filter((item) => item !== null),
    ),
    summary: tidySentences(answer.summary, guard, form !== null),
    faults: [
      ...answer.faults,
      ...claimsIn('summary', answer.summary, guard),
      ...claimsIn('insights', answer.insights, guard),
    ],
  }
  if (form !== null) holdForm(tidy, form)
  const missing = missingIn(tidy, { isPart, hasForm: form !== null })
  const isFaulty = tidy.faults.length > tidy.insights.length + tidy.chapters.length + tidy.summary.length
  tidy.faults.push(...missing)
  if (isCut) tidy.faults.push('It was too long and broke off. Write less.')
  return { answer: tidy, isUsable: missing.length === 0 && !isFaulty && !isCut, isCut }
}

/** Lines that are none, as they only give an order or claim to have been checked. */
function claimsIn(key: string, items: readonly { text: string }[], guard: PromptGuard): string[] {
  return items.flatMap(({ text }, at) =>
    guard.plainLine(cleanLine(text)) === ''
      ? [`${key}.${at}: gave an order, or said of itself that it was checked`]
      : [],
  )
}

/** Leaves out what a form has no room for: extra statements, and lines of another shape. */
function holdForm(answer: ReadAnswer, form: SummaryForm): void {
  const locate = createLineLocator(form)
  const placed = answer.summary.map((line) => locate(line))
  answer.insights = []
  answer.summary = inSections(placed.filter((line) => line !== null))
  for (const [position, line] of placed.entries())
    if (line === null)
      answer.faults.push(
        `summary.${position}: not a line of any section, or not written as its section asks for`,
      )
}

function missingIn(
  { gist, summary, insights, faults }: ReadAnswer,
  { isPart, hasForm }: { isPart: boolean; hasForm: boolean },
): string[] {
  const missing: string[] = []
  if (!isPart && gist === null) missing.push('"gist" was missing, or was not about the video.')
  // A video may say nothing of what a form asks for.
  if (summary.length === 0 && !(hasForm && faults.length === 0))
    missing.push('"summary" was missing, or was not about the video.')
  if (!hasForm && insights.length === 0) missing.push('"insights" held no usable statement.')
  return missing
}
