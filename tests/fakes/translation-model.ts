import { ModelFailure } from '#core/writing/language-model.ts'
import type { LanguageModel, ModelCall } from '#core/writing/language-model.ts'
import { sayIn } from '#tests/fakes/language-model/phrases.ts'

/** A numbered line as a model is shown it, and an item of its answer. */
export type ShownText = { n: number; text: string }

/**
 * A model that is asked for translations. What it was asked is in `calls`; `write` and `before` decide about
 * the next answers.
 */
export type TranslationModel = LanguageModel & {
  calls: ModelCall[]
  /** The items of an answer, or its text as it is. */
  write: (shown: readonly ShownText[], language: string, call: number) => ShownText[] | string
  /** Waited for before each answer; what it throws is thrown. */
  before: (call: ModelCall, number: number) => Promise<void>
}

/** The translation of a line by this model: something in the language, with the line behind it. */
export function translated(text: string, language = 'de'): string {
  return `${sayIn(language, '').replace(' ()', '')} [${text}]`
}

/** Makes a model that translates every line, until a test says otherwise. */
export function createTranslationModel(name = 'translation-model'): TranslationModel {
  const model: TranslationModel = {
    name,
    contextTokens: 100_000,
    maxOutputTokens: 8192,
    price: { inputMicroUsd: 100_000, outputMicroUsd: 400_000 },
    calls: [],
    write: writeAll,
    before: async () => undefined,
    ask: async (call) => {
      const number = model.calls.push(call)
      await model.before(call, number)
      call.signal.throwIfAborted()
      const written = model.write(textsIn(call.prompt), languageIn(call.prompt), number)
      const text = typeof written === 'string' ? written : JSON.stringify({ texts: written })
      call.onText(text)
      return { text, finish: 'stop', inputTokens: 0, outputTokens: 0 }
    },
  }
  return model
}

/** Every line under its number. */
export function writeAll(shown: readonly ShownText[], language: string): ShownText[] {
  return shown.map(({ n, text }) => ({ n, text: translated(text, language) }))
}

/** A provider that is away. */
export function away(): Promise<never> {
  return Promise.reject(new ModelFailure('quota'))
}

function textsIn(prompt: string): ShownText[] {
  const [, block = ''] = /^<<<TEXTS \w+\n(.*?)\nTEXTS \w+>>>$/ms.exec(prompt) ?? []
  return [...block.matchAll(/^(\d+): (.*)$/gm)].map(([, n, text = '']) => ({ n: Number(n), text }))
}

function languageIn(prompt: string): string {
  return /into [^(\n]+ \(([\w-]+)\)\./.exec(prompt)?.[1] ?? 'en'
}
