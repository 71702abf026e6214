/// <reference types="dom-chromium-ai" />

/** The options of one question. */
export type PromptOptions = LanguageModelPromptOptions & { signal: AbortSignal }

/**
 * A session with the model of a browser, by the Prompt API of the Web Machine Learning group
 * (https://webmachinelearning.github.io/prompt-api/) as Chrome has it from version 148 on. `inputQuota`,
 * `inputUsage` and `measureInputUsage` are the same by their names of before, which extensions still have.
 */
export type BrowserSession = Partial<
  Pick<LanguageModel, 'contextWindow' | 'contextUsage' | 'measureContextUsage'> &
    Pick<LanguageModel, 'inputQuota' | 'inputUsage' | 'measureInputUsage'>
> & {
  promptStreaming: (prompt: string, options: PromptOptions) => AsyncIterable<string>
  destroy: () => void
}

/** The `LanguageModel` of a browser. */
export type BrowserModels = {
  availability: (options: LanguageModelCreateCoreOptions) => Promise<unknown>
  create: (
    options: LanguageModelCreateCoreOptions & {
      signal: AbortSignal
      initialPrompts?: readonly { role: 'system'; content: string }[]
      monitor?: (target: EventTarget) => void
    },
  ) => Promise<BrowserSession>
}

const availabilities = ['unavailable', 'downloadable', 'downloading', 'available'] as const

/** Some browsers ask their component service for an answer that never comes. */
const answerWithinMs = 5000

/** The languages that a model reads and writes; our questions are in English. */
export function languagesOf(spoken: string, wanted: string): LanguageModelCreateCoreOptions {
  const [primary = 'en'] = spoken.split('-', 1)
  const read = primary === 'und' ? ['en'] : [...new Set(['en', primary])]
  const [written = 'en'] = wanted.split('-', 1)
  return {
    expectedInputs: [{ type: 'text', languages: read }],
    expectedOutputs: [{ type: 'text', languages: [written] }],
  }
}

/**
 * The readiness of a browser's model for these languages; `unavailable` also where the browser does not say,
 * or not within five seconds.
 */
export async function readAvailability(
  models: Pick<BrowserModels, 'availability'>,
  { spoken, wanted }: { spoken: string; wanted: string },
): Promise<Availability> {
  try {
    const late = new Promise<null>((resolve) => setTimeout(resolve, answerWithinMs, null))
    const answer = await Promise.race([models.availability(languagesOf(spoken, wanted)), late])
    return availabilities.find((known) => known === answer) ?? 'unavailable'
  } catch {
    return 'unavailable'
  }
}
