import type { WrittenSummary } from '#contract/summaries.ts'
import type { Engine } from '#contract/summary.ts'
import { AppError } from '#core/app-error.ts'
import type { EnginePart } from '#core/draft-summary.ts'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { languageOfText } from '#core/writing/language-of-text.ts'
import { writeWithModels } from '#core/writing/write-with-models.ts'
import { browserModel } from '#product/browser-model.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'

const identity: Engine = { kind: 'model', name: browserModel, version: '1' }

/** One answer is there; nothing is asked again. */
const limits = { parallelCalls: 1, partTokens: Infinity, attempts: 1, maxWaitSeconds: 0 }
const unknownTokens = { inputTokens: 0, outputTokens: 0 }

/**
 * Makes the engine whose model has answered already, in the person's browser: its answer is read, tidied and
 * looked up like that of any model, and nothing can be asked again.
 */
export function createWrittenEngine(
  { parts, ...written }: WrittenSummary,
  clock: Pick<Clock, 'now'>,
): SummaryEngine {
  return {
    identity,
    summarize: async (input, options) => {
      const model = modelThatSaid(JSON.stringify(written))
      const outcome = await writeWithModels([model], input, options, {
        ...limits,
        languageOf: languageOfText,
        // Nothing is asked again, so that nothing is waited for.
        clock: { ...clock, wait: () => Promise.resolve() },
        // The questions are sent to nobody.
        random: () => 0,
        allowCall: () => true,
        onCall: () => undefined,
      })
      if (!('written' in outcome)) {
        throw new AppError(
          'SUMMARY_FAILED',
          "We couldn't use what your browser's model wrote: nothing of it was found in the transcript. You can try again.",
        )
      }
      const result = { ...outcome.written, engine: identity, usage: null }
      return isWhole(parts, input.sentences.length) ? { ...result, parts } : result
    },
  }
}

/** The parts follow each other from the first sentence to the last. */
function isWhole(parts: readonly EnginePart[], sentences: number): boolean {
  let next = 0
  for (const { from, to } of parts) {
    if (from !== next || to < from) return false
    next = to + 1
  }
  return parts.length > 0 && next === sentences
}

function modelThatSaid(text: string): LanguageModel {
  let isAsked = false
  return {
    name: browserModel,
    contextTokens: Number.MAX_SAFE_INTEGER,
    maxOutputTokens: Number.MAX_SAFE_INTEGER,
    price: null,
    ask: async ({ onText }) => {
      if (isAsked) throw new ModelFailure('refused')
      isAsked = true
      onText(text)
      return await Promise.resolve({ text, finish: 'stop', ...unknownTokens })
    },
  }
}
