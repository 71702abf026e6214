import { setImmediate as nextTurn } from 'node:timers/promises'
import { InvalidResponseDataError, streamText, wrapLanguageModel, zodSchema } from 'ai'
import type { LanguageModelMiddleware } from 'ai'
import type { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { ModelAnswer, ModelCall } from '#core/writing/language-model.ts'
import type { Clock } from '#server/lib/clock.ts'
import { createDraftFilter } from './draft-filter.ts'
import type { ErrorMapper, QuestionFacts } from './provider-error.ts'
import { findCause, readProviderError } from './provider-error.ts'
import { ResponseTooLarge, startTimeLimit } from './watch-response.ts'
import type { CallTimeouts, TimeLimit } from './watch-response.ts'

/** A text that is an object, or that ends with one: prose that only mentions one is no answer. */
const wholeAnswer = /^\s*\{|\}\s*(?:```\s*)?$/

type ProviderModel = Parameters<typeof wrapLanguageModel>[0]['model']
type CallOptions = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params']

/** Dependencies of every adapter of a language model. */
export type AdapterDeps = {
  fetch: typeof globalThis.fetch
  clock: Clock
  timeouts: CallTimeouts
  /** A response that is larger is broken off. */
  maxResponseBytes: number
  /** Called when a changed request was answered, with the settings that make the changes lasting. */
  onAdapted?: (model: string, settings: readonly string[]) => void
}

/** One call through the AI SDK: the provider's model, how it is asked, and the meaning of its errors. */
export type StreamedCall = {
  model: ProviderModel
  errors: ErrorMapper
  timeouts: CallTimeouts
  clock: Clock
  /** The form that is asked of the answer; `none` leaves it to the prompt. */
  form: 'schema' | 'json' | 'none'
  /** The additional options for this provider. */
  options: Pick<CallOptions, 'temperature' | 'reasoning'>
  maxOutputTokens: number
  question: () => QuestionFacts
  /** The response was closed by the protocol's own end mark. */
  endedWithDone: () => boolean
}

/**
 * Asks a model once and passes its text on while it comes. Nothing is tried again, and the connection is
 * closed in every case.
 * @throws ModelFailure; the signal's reason when the call's signal aborts
 */
export async function streamAnswer(streamed: StreamedCall, call: ModelCall): Promise<ModelAnswer> {
  call.signal.throwIfAborted()
  const closing = new AbortController()
  const limit = startTimeLimit(streamed.clock, streamed.timeouts, closing.signal)
  try {
    return await readAnswer(streamed, call, limit, closing.signal)
  } catch (error) {
    call.signal.throwIfAborted()
    if (limit.signal.aborted) throw new ModelFailure('timeout')
    if (error instanceof ModelFailure) throw error
    if (findCause(error, (cause) => cause instanceof ResponseTooLarge) !== null) {
      throw new ModelFailure('broken', null, { cause: new Error('answer too large') })
    }
    throw streamed.errors.classifyError(readProviderError(error), streamed.question())
  } finally {
    closing.abort()
  }
}

async function readAnswer(
  streamed: StreamedCall,
  call: ModelCall,
  limit: TimeLimit,
  closing: AbortSignal,
): Promise<ModelAnswer> {
  const { stream } = streamText({
    model: wrapLanguageModel({ model: streamed.model, middleware: askFor(streamed, call.schema) }),
    // An empty one would replace the rules that a model brings along.
    ...(call.system === '' ? {} : { instructions: call.system }),
    prompt: call.prompt,
    maxOutputTokens: streamed.maxOutputTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([call.signal, limit.signal, closing]),
    // Without it the AI SDK prints errors, and with them what was asked.
    onError: () => undefined,
  })
  const writing = collectText(call.onText)
  const end = await readParts(stream, writing, limit)
  call.signal.throwIfAborted()
  const { inputTokens = 0, outputTokens = 0 } = end.part?.usage ?? {}
  const written = { ...writing.end(), inputTokens, outputTokens }
  if (end.part === null || end.missing !== null) {
    const endedWithDone = end.part !== null && streamed.endedWithDone()
    return endWithoutReason(written, end.missing ?? new ModelFailure('unavailable'), endedWithDone)
  }
  const { finishReason: unified, rawFinishReason: raw } = end.part
  const finish = streamed.errors.classifyFinish({ unified, raw })
  if (finish instanceof ModelFailure) throw finish
  return { text: written.text, finish: written.isCut ? 'length' : finish, inputTokens, outputTokens }
}

type Stream = ReturnType<typeof streamText>['stream']
type FinishPart = Extract<Stream extends AsyncIterable<infer Part> ? Part : never, { type: 'finish-step' }>

/** The end of an answer: its reason, and what is missing where it ended without one. */
async function readParts(
  stream: Stream,
  writing: Pick<ReturnType<typeof collectText>, 'write' | 'reason'>,
  limit: TimeLimit,
): Promise<{ part: FinishPart | null; missing: Error | null }> {
  let missing: Error | null = null
  try {
    for await (const part of stream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') limit.restart()
      if (part.type === 'text-delta') await writeInPieces(part.text, writing.write)
      if (part.type === 'reasoning-delta') writing.reason(part.text)
      if (part.type === 'finish-step') return { part, missing }
      if (part.type !== 'error') continue
      if (!InvalidResponseDataError.isInstance(part.error)) throw part.error
      missing = part.error
    }
  } catch (error) {
    if (!isBrokenOff(error)) throw error
    missing = error
  }
  return { part: null, missing }
}

/** Writes a text in pieces: a piece is mostly a word, a whole answer several, others between. */
async function writeInPieces(text: string, write: (piece: string) => void): Promise<void> {
  for (const [at, piece] of (text.match(/[^]{1,32768}/gu) ?? []).entries()) {
    if (at > 0) await nextTurn()
    write(piece)
  }
}

/** The text of an answer, and its counts. */
type Written = Pick<ModelAnswer, 'text' | 'inputTokens' | 'outputTokens'> & { isCut: boolean }

/**
 * An answer without a reason for its end is whole where usage and the end mark came (Snowflake sends both
 * last), or where it is one JSON text: a part of one never is.
 * @throws `missing` for any other
 */
function endWithoutReason(
  { text, isCut, inputTokens, outputTokens }: Written,
  missing: Error,
  endedWithDone: boolean,
): ModelAnswer {
  if (isCut || !((outputTokens > 0 && endedWithDone) || isJson(text))) throw missing
  return { text, finish: 'stop', inputTokens, outputTokens }
}

/** An answer ended with its connection. */
function isBrokenOff(error: unknown): error is Error {
  return error instanceof Error && error.name !== 'AbortError' && readProviderError(error).way === 'cut'
}

function isJson(text: string): boolean {
  const [, inner = text] = /^\s*```[a-z]*\s([^]*)```\s*$/.exec(text) ?? []
  return typeof parseQuickJson(inner) === 'object'
}

/**
 * Collects the text of an answer and passes on what is no draft. A model that wrote its answer into its
 * reasoning and nothing else is read there.
 */
function collectText(onText: ModelCall['onText']) {
  const filter = createDraftFilter()
  let text = ''
  let reasoning = ''
  const pass = (piece: string): void => {
    if (piece === '') return
    text += piece
    onText(piece)
  }
  return {
    write: (piece: string) => pass(filter.push(piece)),
    reason: (piece: string) => {
      reasoning += piece
    },
    end: () => {
      const { rest, isCut } = filter.end()
      pass(rest)
      if (text.trim() === '' && !isCut && wholeAnswer.test(reasoning)) pass(reasoning)
      return { text, isCut }
    },
  }
}

/**
 * Asks the provider for the form of the answer. The AI SDK's own way would parse the whole text again for
 * every piece that comes.
 */
function askFor({ form, options }: StreamedCall, schema: z.ZodType): LanguageModelMiddleware {
  return {
    transformParams: async ({ params }) => ({
      ...params,
      ...options,
      ...(await responseFormat(form, schema)),
    }),
  }
}

async function responseFormat(
  form: StreamedCall['form'],
  schema: z.ZodType,
): Promise<Pick<CallOptions, 'responseFormat'>> {
  if (form === 'none') return {}
  if (form === 'json') return { responseFormat: { type: 'json' } }
  return { responseFormat: { type: 'json', name: 'answer', schema: await zodSchema(schema).jsonSchema } }
}
