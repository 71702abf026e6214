import type { WrittenSummary } from '#contract/summaries.ts'
import { AppError } from '#core/app-error.ts'
import type { DraftSummary, EngineInput, EnginePart } from '#core/draft-summary.ts'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { languageOfText } from '#core/writing/language-of-text.ts'
import { writeWithModels } from '#core/writing/write-with-models.ts'
import type { WritingOptions } from '#core/writing/write-with-models.ts'
import { browserModel } from '#product/browser-model.ts'

/** One answer is there; nothing is asked again, so that nothing is waited for. */
const limits = { parallelCalls: 1, partTokens: Infinity, attempts: 1, maxWaitSeconds: 0 }
const clock = { now: () => 0, wait: () => Promise.resolve() }

/** The engine of what the model of a person's browser wrote. */
export const browserEngine = { kind: 'model', name: browserModel, version: '1' } as const

/**
 * Reads a summary that the model of a person's browser wrote: it is tidied and looked up like the answer of
 * any model, and nothing can be asked again.
 * @throws AppError `SUMMARY_FAILED` where nothing of it can be used
 */
export async function readWritten(
  { parts, ...written }: WrittenSummary,
  input: EngineInput,
  options: WritingOptions,
): Promise<DraftSummary> {
  const outcome = await writeWithModels([modelThatSaid(JSON.stringify(written))], input, options, {
    ...limits,
    clock,
    // The questions are sent to nobody.
    random: () => 0,
    languageOf: languageOfText,
    allowCall: () => true,
    onCall: () => undefined,
  })
  if (!('written' in outcome)) {
    throw new AppError(
      'SUMMARY_FAILED',
      "We couldn't use what your browser's model wrote: nothing of it was found in the transcript. You can try again.",
    )
  }
  const { usage: _usage, ...draft } = outcome.written
  const result = { ...draft, engine: browserEngine }
  return isWhole(parts, input.sentences.length) ? { ...result, parts } : result
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
      return await Promise.resolve({ text, finish: 'stop', inputTokens: 0, outputTokens: 0 })
    },
  }
}
