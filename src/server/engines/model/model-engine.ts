import type { Engine } from '#contract/summary.ts'
import { AppError } from '#core/app-error.ts'
import type { EngineInput } from '#core/draft-summary.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { languageOfText } from '#core/writing/language-of-text.ts'
import { writeWithModels } from '#core/writing/write-with-models.ts'
import type { Models, WritingDeps } from '#core/writing/write-with-models.ts'
import { unableSentence } from '#local/check-statements.ts'
import type { EngineOptions, EngineResult, SummaryEngine } from '#server/ports/summary-engine.ts'
import { summaryVersion } from './prompts/prompt-versions.ts'

type ModelEngineLimits = Pick<WritingDeps, 'parallelCalls' | 'partTokens' | 'attempts' | 'maxWaitSeconds'>

export type ModelEngineDeps = Pick<WritingDeps, 'clock' | 'random' | 'onFault'> & {
  /** In order of preference. */
  models: Models
  /** Makes the summary when no model can. */
  fallback: SummaryEngine
  limits?: Partial<ModelEngineLimits>
  /** All of the configuration that shapes a summary, as text: summaries are stored under it. */
  settings?: string
  /** May refuse a call, such as one above a ceiling; everything is allowed when it is not given. */
  allowCall?: WritingDeps['allowCall']
  /** Called with every call that was made, also of those of summaries that fail. */
  onCall?: WritingDeps['onCall']
}

const defaultLimits: ModelEngineLimits = {
  parallelCalls: 4,
  partTokens: 60_000,
  attempts: 3,
  maxWaitSeconds: 30,
}

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
    const outcome = await writeWithModels(models, input, options, {
      ...deps,
      ...limits,
      languageOf: languageOfText,
      allowCall,
      onCall,
    })
    if ('written' in outcome) return { ...outcome.written, engine: identityOf(outcome.model) }
    if (outcome.reasons.every((reason) => reason === 'refused')) {
      throw new AppError('SUMMARY_FAILED', unableSentence)
    }
    const result = await fallback.summarize(input, options)
    return { ...result, usage: outcome.usage ?? result.usage, withoutModel: outcome.absence }
  }

  return { identity: identityOf(models[0]), summarize }
}
