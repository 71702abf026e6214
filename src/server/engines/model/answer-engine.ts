import { AppError } from '#core/app-error.ts'
import { detectLanguage } from '#core/text/detect-language.ts'
import { createFindEvidence } from '#core/writing/find-evidence.ts'
import { fixLanguage } from '#core/writing/fix-language.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { languageOfText } from '#core/writing/language-of-text.ts'
import { answerSystemPrompt, createBoundary } from '#core/writing/prompts/fence.ts'
import { createSession, NoAnswer } from '#core/writing/session.ts'
import type { NoAnswerReason, SessionDeps } from '#core/writing/session.ts'
import { settleSentences } from '#core/writing/settle-answer.ts'
import { createPromptGuard } from '#core/writing/stream/clean-text.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'
import type {
  AnswerDraft,
  AnswerEngine,
  AnswerInput,
  AnswerOptions,
  AnswerProgress,
} from '#server/ports/model-engines.ts'
import { askForReply } from './ask-reply.ts'
import type { ReplyRun } from './ask-reply.ts'
import { describeReply } from './prompts/ask-question.ts'
import { answerVersion } from './prompts/prompt-versions.ts'
import { questionPrompts } from './question-prompts.ts'

export type AnswerEngineDeps = Pick<SessionDeps, 'clock' | 'random'> & {
  /** In order of preference. */
  models: readonly [LanguageModel, ...LanguageModel[]]
  allowCall?: SessionDeps['allowCall']
  onCall?: SessionDeps['onCall']
  onFault?: SessionDeps['onFault']
  limits?: Partial<AnswerLimits>
}

type AnswerLimits = {
  /** Until an answer is given up, in ms; a person waits for it. */
  timeoutMs: number
  /** Questions of this process that are answered at the same time. */
  concurrent: number
  /** Times that a model is asked the same when waiting may help. */
  attempts: number
  maxWaitSeconds: number
}

const defaultLimits: AnswerLimits = { timeoutMs: 90_000, concurrent: 32, attempts: 2, maxWaitSeconds: 5 }
const retryAfterSeconds = 5

/**
 * Makes the engine that has language models answer the questions of viewers and checks what they cite, by the
 * rules for the sentences of a summary. The models are tried in order; when none could, there is no answer.
 */
export function createAnswerEngine(deps: AnswerEngineDeps): AnswerEngine {
  const limits = { ...defaultLimits, ...deps.limits }
  let open = 0

  async function answer(input: AnswerInput, options: AnswerOptions): ReturnType<AnswerEngine['answer']> {
    if (open >= limits.concurrent) {
      const detail = 'Many questions are being answered right now. Please try again in a moment.'
      throw new AppError('OVERLOADED', detail, { retryAfterSeconds })
    }
    open += 1
    const timeout = AbortSignal.timeout(limits.timeoutMs)
    const signal = AbortSignal.any([options.signal, timeout])
    try {
      return await tryModels(
        deps.models,
        input,
        await beginReplyRun(input, { ...options, signal }, { ...deps, ...limits }),
      )
    } catch (error) {
      options.signal.throwIfAborted()
      if (timeout.aborted) return { withoutModel: { kind: 'outage' } }
      throw error
    } finally {
      open -= 1
    }
  }

  const names = deps.models.map(({ name }) => name)
  return { identity: [answerVersion(), ...names].join('/'), answer }
}

type RunDeps = AnswerEngineDeps & AnswerLimits

async function beginReplyRun(
  input: AnswerInput,
  { signal, onProgress, findQuote, payers = noPayers, spending }: AnswerOptions,
  { allowCall = () => true as const, onCall = () => undefined, ...deps }: RunDeps,
): Promise<ReplyRun> {
  const fallback = toKnown(input.defaultLanguage) ?? 'en'
  const outputLanguage = toKnown(await languageOfText(input.question, fallback)) ?? fallback
  return {
    input: { sentences: input.sentences, outputLanguage },
    session: createSession({ ...deps, allowCall, onCall, payers, spending, signal }),
    report: withoutEmptyRestarts(onProgress),
    guard: createPromptGuard([answerSystemPrompt, describeReply(outputLanguage)], outputLanguage),
    findEvidence: createFindEvidence(input, findQuote),
    boundary: createBoundary(deps.random),
    languageOf: languageOfText,
    repairPurpose: 'answer-repair',
  }
}

/** One of the languages that can be asked for. */
function toKnown(language: string): SummaryLanguage | undefined {
  return summaryLanguages.find((known) => known === language)
}

/** A restart is reported only after something that it makes void. */
function withoutEmptyRestarts(
  report: (progress: AnswerProgress) => void,
): (progress: AnswerProgress) => void {
  let isEmpty = true
  return (progress) => {
    if (progress.kind === 'restarted' && isEmpty) return
    isEmpty = progress.kind === 'restarted'
    report(progress)
  }
}

async function tryModels(
  models: AnswerEngineDeps['models'],
  input: AnswerInput,
  run: ReplyRun,
): ReturnType<AnswerEngine['answer']> {
  const reasons: NoAnswerReason[] = []
  for (const model of models) {
    await model.learnWindow?.(run.session.signal)
    for (const prompt of questionPrompts(input, model, run)) {
      try {
        return await answerWith(run, model, { input, prompt })
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        run.report({ kind: 'restarted' })
        reasons.push(error.reason)
        // A shorter question may fit, and may be paid for.
        if (error.reason !== 'too-long' && error.reason !== 'ceiling') break
      }
    }
  }
  return { withoutModel: run.session.absence(reasons) }
}

async function answerWith(
  run: ReplyRun,
  model: LanguageModel,
  { input, prompt }: { input: AnswerInput; prompt: string },
): Promise<AnswerDraft> {
  const { said, sentences } = await askForReply(run, model, prompt)
  const { outputLanguage } = run.input
  if (!said) return { said, sentences: [], language: outputLanguage, model: model.name }
  const summary = await settleSentences(run, model, { sentences, language: input.language })
  const written = { gist: null, chapters: [], insights: [], summary }
  // Where the language of a question is not plain, the one that the model took it for is right.
  if (!(await isIn(outputLanguage, input.question))) {
    const language = await languageOfText(textOf(summary), outputLanguage)
    return { said, sentences: summary, language, model: model.name }
  }
  const fixed = await fixLanguage(run, model, written)
  return { said, sentences: [...fixed.written.summary], language: fixed.language, model: model.name }
}

/** A question is plainly in a language; one of a few words never is. */
async function isIn(language: SummaryLanguage, question: string): Promise<boolean> {
  return (await detectLanguage(question)) !== 'und' && (await languageOfText(question, language)) === language
}

function textOf(sentences: readonly { text: string }[]): string {
  return sentences.map(({ text }) => text).join('\n')
}
