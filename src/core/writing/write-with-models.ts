import type { DraftSummary, EngineInput } from '#core/draft-summary.ts'
import { createEmitter } from './emit-answer.ts'
import type { EngineProgress, EngineUsage } from './engine-progress.ts'
import { createFindEvidence } from './find-evidence.ts'
import type { FindQuote } from './find-evidence.ts'
import { fixLanguage } from './fix-language.ts'
import { noPayers } from './language-model.ts'
import type { LanguageModel, ModelAbsence, ModelPayers, RunSpending } from './language-model.ts'
import { estimateTokens } from './plan-call.ts'
import { describeAnswer, minutesOf, wantedLength } from './prompts/describe-answer.ts'
import { createBoundary, systemPrompt } from './prompts/fence.ts'
import type { Run } from './run.ts'
import { createSession, NoAnswer } from './session.ts'
import type { NoAnswerReason, SessionDeps } from './session.ts'
import { createPromptGuard } from './stream/clean-text.ts'
import { anchorChapters, createChapterPlacer } from './tidy-answer.ts'
import { writeInParts } from './write-in-parts.ts'
import { fitWhole, writeWhole } from './write-whole.ts'
import type { Draft } from './write-whole.ts'

/** Models in order of preference. */
export type Models = readonly [LanguageModel, ...LanguageModel[]]

/** The dependencies and limits of writing summaries. */
export type WritingDeps = Omit<SessionDeps, 'signal' | 'payers' | 'spending'> &
  Pick<Run, 'languageOf'> & {
    /** Parts of a long video that are read at the same time. */
    parallelCalls: number
    /** Most tokens of a part. */
    partTokens: number
  }

/** The options of one summary. */
export type WritingOptions = {
  signal: AbortSignal
  payers?: ModelPayers | undefined
  spending?: RunSpending | undefined
  /** Called with each step; must not throw and must not wait. */
  onProgress?: ((progress: EngineProgress) => void) | undefined
  findQuote?: FindQuote | undefined
}

/** A summary that a model wrote, with what it cost. */
export type ModelSummary = Omit<DraftSummary, 'engine'> & { usage: EngineUsage | null }

/** A summary and the model that wrote it, or the reasons for which none did. */
export type WritingOutcome =
  | { model: LanguageModel; written: ModelSummary }
  | { reasons: NoAnswerReason[]; absence: ModelAbsence; usage: EngineUsage | null }

type Attempt = { model: LanguageModel; written: ModelSummary } | { reasons: NoAnswerReason[] }

/** The most times that parts are made smaller when a model says that they do not fit. */
const maxSizes = 8

/** Has language models write a summary, the next one where one fails, and checks the words that they cite. */
export async function writeWithModels(
  models: Models,
  input: EngineInput,
  options: WritingOptions,
  deps: WritingDeps,
): Promise<WritingOutcome> {
  const run = beginRun(input, options, deps)
  const outcome = await tryModels(run, models)
  if ('written' in outcome) return outcome
  return { ...outcome, absence: run.session.absence(outcome.reasons), usage: run.session.usage() }
}

async function tryModels(run: Run, models: Models): Promise<Attempt> {
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

async function finish(run: Run, draft: Draft): Promise<ModelSummary> {
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

/** Gathers what the steps of one summary need. */
function beginRun(
  input: EngineInput,
  { signal, onProgress, findQuote, payers = noPayers, spending }: WritingOptions,
  deps: WritingDeps,
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
    languageOf: deps.languageOf,
    boundary: createBoundary(deps.random),
    repairPurpose: 'summary-repair',
    anchors,
    wanted,
    parallelCalls: deps.parallelCalls,
    partTokens: deps.partTokens,
  }
}
