import type { Engine } from '#contract/summary.ts'
import { AppError } from '#core/app-error.ts'
import type { EngineInput } from '#core/draft-summary.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { noPayers } from '#server/ports/language-model.ts'
import { unableSentence } from '#server/ports/summary-engine.ts'
import type { EngineOptions, EngineResult, SummaryEngine } from '#server/ports/summary-engine.ts'
import { createEmitter } from './emit-answer.ts'
import { createFindEvidence } from './find-evidence.ts'
import { fixLanguage } from './fix-language.ts'
import { estimateTokens } from './plan-call.ts'
import { describeAnswer, minutesOf, wantedLength } from './prompts/describe-answer.ts'
import { createBoundary, systemPrompt } from './prompts/fence.ts'
import { summaryVersion } from './prompts/prompt-versions.ts'
import type { Run } from './run.ts'
import { createSession, NoAnswer } from './session.ts'
import type { NoAnswerReason, SessionDeps } from './session.ts'
import { createPromptGuard } from './stream/clean-text.ts'
import { anchorChapters, createChapterPlacer } from './tidy-answer.ts'
import { writeInParts } from './write-in-parts.ts'
import { fitWhole, writeWhole } from './write-whole.ts'
import type { Draft } from './write-whole.ts'

type Models = readonly [LanguageModel, ...LanguageModel[]]

type ModelEngineLimits = {
  /** Parts of a long video that are read at the same time. */
  parallelCalls: number
  /** Most tokens of a part. */
  partTokens: number
  /** Times that a model is asked the same when waiting may help. */
  attempts: number
  /** A model that asks to wait longer is passed over. */
  maxWaitSeconds: number
}

export type ModelEngineDeps = {
  /** In order of preference. */
  models: Models
  /** Makes the summary when no model can. */
  fallback: SummaryEngine
  clock: Clock
  /** From 0 up to 1. */
  random: () => number
  limits?: Partial<ModelEngineLimits>
  /** All of the configuration that shapes a summary, as text: summaries are stored under it. */
  settings?: string
  /** May refuse a call, such as one above a ceiling; everything is allowed when it is not given. */
  allowCall?: SessionDeps['allowCall']
  /** Called with every call that was made, also of those of summaries that fail. */
  onCall?: SessionDeps['onCall']
  /** Called when a model answered and its answer could not be used. */
  onFault?: SessionDeps['onFault']
}

const defaultLimits: ModelEngineLimits = {
  parallelCalls: 4,
  partTokens: 60_000,
  attempts: 3,
  maxWaitSeconds: 30,
}
/** The most times that parts are made smaller when a model says that they do not fit. */
const maxSizes = 8

/**
 * Makes the engine that has language models write summaries and checks what they cite. The models are tried
 * in order. When the last one failed the fallback makes the summary, and the result names it; when every
 * model refused the video, it fails.
 */
export function createModelEngine(deps: ModelEngineDeps): SummaryEngine {
  const { models, fallback } = deps
  const allowCall = deps.allowCall ?? (() => true as const)
  const onCall = deps.onCall ?? (() => undefined)
  const limits = { ...defaultLimits, ...deps.limits }
  const version = summaryVersion(JSON.stringify([deps.settings ?? null, limits]))
  const identityOf = ({ name }: LanguageModel): Engine => ({ kind: 'model', name, version })

  async function summarize(input: EngineInput, options: EngineOptions): Promise<EngineResult> {
    if (input.sentences.length === 0) return fallback.summarize(input, options)
    const run = beginRun(input, options, { ...deps, ...limits, allowCall, onCall })
    const outcome = await tryModels(run, models)
    if ('written' in outcome) return { ...outcome.written, engine: identityOf(outcome.model) }
    if (outcome.reasons.every((reason) => reason === 'refused')) {
      throw new AppError('SUMMARY_FAILED', unableSentence)
    }
    const result = await fallback.summarize(input, options)
    const withoutModel = run.session.absence(outcome.reasons)
    return { ...result, usage: run.session.usage() ?? result.usage, withoutModel }
  }

  return { identity: identityOf(models[0]), summarize }
}

type Outcome = { model: LanguageModel; written: Omit<EngineResult, 'engine'> } | { reasons: NoAnswerReason[] }

async function tryModels(run: Run, models: Models): Promise<Outcome> {
  const reasons: NoAnswerReason[] = []
  for (const [position, model] of models.entries()) {
    try {
      const draft = await write(run, [model, ...models.slice(position + 1)])
      return { model: draft.model, written: await finish(run, draft) }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      run.emitter.restart()
      reasons.push(error.reason)
      if (error.reason === 'ceiling') break
    }
  }
  return { reasons }
}

/** Writes the summary with the first model, the others helping with parts; in one call when it fits. */
async function write(run: Run, models: Models): Promise<Draft> {
  const [model] = models
  await model.learnWindow?.(run.session.signal)
  const prompt = fitWhole(run, model)
  const whole = prompt === null ? null : await unlessTooLong(() => writeWhole(run, model, prompt))
  if (whole !== null && !(whole instanceof NoAnswer)) return whole
  const max = prompt === null ? run.partTokens : estimateTokens(prompt) / 2
  if (whole !== null) run.emitter.restart()
  let tooLong = new NoAnswer('too-long')
  let scale = 1
  for (let size = 1; size <= maxSizes; size += 1) {
    const window = model.contextTokens
    const draft = await unlessTooLong(() => writeInParts(run, models, { max, scale }))
    if (!(draft instanceof NoAnswer)) return draft
    tooLong = draft
    // Where the window turned out to be smaller, the next parts are made for that one.
    if (model.contextTokens === window) scale /= 2
  }
  throw tooLong
}

async function unlessTooLong(work: () => Promise<Draft>): Promise<Draft | NoAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NoAnswer && error.reason === 'too-long') return error
    throw error
  }
}

async function finish(run: Run, draft: Draft): Promise<Omit<EngineResult, 'engine'>> {
  const { written, language } = await fixLanguage(run, draft.model, draft.written)
  if (written !== draft.written) run.emitter.emitWhole(written)
  return {
    gist: written.gist,
    summary: [...written.summary],
    insights: [...written.insights],
    chapters: [...written.chapters],
    form: run.input.form ?? null,
    language,
    parts: draft.parts,
    usage: run.session.usage(),
  }
}

type RunDeps = Omit<SessionDeps, 'signal' | 'payers' | 'spending'> & Pick<Run, 'parallelCalls' | 'partTokens'>

/** Gathers what the steps of one summary need. */
function beginRun(
  input: EngineInput,
  { signal, onProgress, findQuote, payers = noPayers, spending }: EngineOptions,
  deps: RunDeps,
): Run {
  const { sentences, style, chapters } = input
  const findEvidence = createFindEvidence(input, findQuote)
  const anchors = anchorChapters(chapters, sentences)
  const minutes = minutesOf(input)
  const form = input.form ?? null
  const wanted = wantedLength(minutes, style, form)
  const request = { style, form, language: input.outputLanguage, wanted, chapterStarts: [] }
  const task = describeAnswer(request, false)
  const guard = createPromptGuard([systemPrompt, task], input.outputLanguage)
  const to = sentences.length - 1
  const createPlacer = () => createChapterPlacer({ anchors, from: 0, to, findEvidence })
  return {
    input,
    session: createSession({ ...deps, signal, payers, spending }),
    emitter: createEmitter({
      emit: onProgress ?? (() => undefined),
      guard,
      findEvidence,
      createPlacer,
      form,
    }),
    guard,
    findEvidence,
    boundary: createBoundary(deps.random),
    repairPurpose: 'summary-repair',
    anchors,
    wanted,
    parallelCalls: deps.parallelCalls,
    partTokens: deps.partTokens,
  }
}
