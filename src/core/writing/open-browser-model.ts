import { z } from 'zod'
import { browserModel } from '#product/browser-model.ts'
import { languagesOf } from './browser-models.ts'
import type { BrowserModels, BrowserSession, PromptOptions } from './browser-models.ts'
import { ModelFailure } from './language-model.ts'
import type { LanguageModel, ModelAnswer, ModelCall, ModelFailureKind } from './language-model.ts'

/** The download is some gigabytes; without any progress for this long it is given up. */
const downloadMs = 10 * 60_000
/** The longest time until a session is there, or the next word, in ms: the device may be slow. */
const wordMs = 180_000
/** The window of a model that does not say how large it is. */
const defaultWindow = 4096
const maxWindow = 32_768
/** The tokens that an answer needs at least. */
const minAnswer = 512
const charactersPerToken = 6

type Opening = {
  spoken: string
  wanted: string
  signal: AbortSignal
  /** Called with the share of the download that is there, from 0 to 1. */
  onDownload: (share: number) => void
}

/**
 * Opens the model of a browser, which downloads it first where it is missing. Each question has a session of
 * its own, so that none sees another, and one that does not fit the window is refused before it is asked.
 * @throws ModelFailure; the signal's reason when it aborts
 */
export async function openBrowserModel(models: BrowserModels, opening: Opening): Promise<LanguageModel> {
  const { signal, onDownload } = opening
  const languages = languagesOf(opening.spoken, opening.wanted)
  const limit = createLimit(signal, downloadMs)
  const monitor = (target: EventTarget): void =>
    target.addEventListener('downloadprogress', (event) => {
      limit.restart(downloadMs)
      if ('loaded' in event && typeof event.loaded === 'number') onDownload(event.loaded)
    })
  let window = defaultWindow
  try {
    const first = await models.create({ ...languages, signal: limit.signal, monitor })
    window = windowOf(first)
    first.destroy()
  } catch (error) {
    throw toFailure(error, signal)
  } finally {
    limit.end()
  }
  const model: LanguageModel = {
    name: browserModel,
    contextTokens: window,
    maxOutputTokens: Math.floor(window / 3),
    price: null,
    limitContext: (tokens) => {
      model.contextTokens = Math.min(model.contextTokens, Math.floor(tokens))
    },
    ask: async (call) => await askOnce(models, languages, call),
  }
  return model
}

async function askOnce(
  models: BrowserModels,
  languages: LanguageModelCreateCoreOptions,
  { system, prompt, schema, maxOutputTokens, signal, onText }: ModelCall,
): Promise<ModelAnswer> {
  const limit = createLimit(signal, wordMs)
  let session: BrowserSession | null = null
  try {
    const initialPrompts = [{ role: 'system', content: system }] as const
    session = await models.create({ ...languages, initialPrompts, signal: limit.signal })
    const options = {
      signal: limit.signal,
      responseConstraint: z.toJSONSchema(schema),
      // The question describes the object in words already.
      omitResponseConstraintInput: true,
    }
    const inputTokens = await measure(session, prompt, options)
    const maxCharacters = maxOutputTokens * charactersPerToken
    let text = ''
    for await (const piece of session.promptStreaming(prompt, options)) {
      limit.restart(wordMs)
      text += piece
      onText(piece)
      if (text.length > maxCharacters) return { text, finish: 'length', inputTokens, outputTokens: 0 }
    }
    signal.throwIfAborted()
    return { text, finish: 'stop', inputTokens, outputTokens: 0 }
  } catch (error) {
    throw toFailure(error, signal)
  } finally {
    limit.end()
    session?.destroy()
  }
}

/** The tokens of a question with what the session holds. @throws ModelFailure where no answer would fit */
async function measure(session: BrowserSession, prompt: string, options: PromptOptions): Promise<number> {
  const used = session.contextUsage ?? session.inputUsage ?? 0
  const own = await (session.measureContextUsage?.(prompt, options) ??
    session.measureInputUsage?.(prompt, options))
  if (own === undefined) return 0
  if (used + own + minAnswer > windowOf(session)) throw new ModelFailure('too-long')
  return used + own
}

function windowOf({ contextWindow, inputQuota }: BrowserSession): number {
  const tokens = contextWindow ?? inputQuota ?? defaultWindow
  return tokens > 0 ? Math.min(tokens, maxWindow) : defaultWindow
}

/** The names of the errors that the specification gives a call. */
const failures: Readonly<Record<string, ModelFailureKind>> = {
  QuotaExceededError: 'too-long',
  NotReadableError: 'refused',
  NotAllowedError: 'unauthorized',
  NotSupportedError: 'unauthorized',
  TimeoutError: 'timeout',
  UnknownError: 'unavailable',
  OperationError: 'unavailable',
  InvalidStateError: 'unavailable',
  NetworkError: 'unavailable',
}

function toFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof ModelFailure) return error
  const name = error instanceof Error ? error.name : ''
  return new ModelFailure(failures[name] ?? 'broken', null, { cause: error })
}

/** A signal that aborts with another, or when so many ms have passed since it was last begun. */
function createLimit(signal: AbortSignal, ms: number) {
  const controller = new AbortController()
  const give = (): void => controller.abort(new DOMException('The model gives no word', 'TimeoutError'))
  let timer = setTimeout(give, ms)
  return {
    signal: AbortSignal.any([signal, controller.signal]),
    restart: (again: number): void => {
      clearTimeout(timer)
      timer = setTimeout(give, again)
    },
    end: (): void => clearTimeout(timer),
  }
}
