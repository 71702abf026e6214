import { AppError } from '#core/app-error.ts'
import type { EngineInput } from '#core/draft-summary.ts'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { minutesOf, wantedLength } from '#core/writing/prompts/describe-answer.ts'
import { createOpenAICompatibleModel } from '#server/adapters/language-model/openai-compatible-model.ts'
import type { OpenAICompatibleSettings } from '#server/adapters/language-model/openai-compatible-model.ts'
import { createModelEngine } from '#server/engines/model/model-engine.ts'
import type { Clock } from '#server/lib/clock.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import type { Transcript } from '../../records.ts'
import { EngineFailure } from './engine.ts'
import type { EngineSummary, ScoredEngine } from './engine.ts'

export type ModelServer = Pick<OpenAICompatibleSettings, 'baseUrl' | 'apiKey' | 'model'> & {
  fetch: typeof globalThis.fetch
  clock: Clock
  timeoutMs: number
}

const maxResponseBytes = 16 * 1024 * 1024
const parallel = 4
/** Styles that differ in nothing but their length. */
const styles = ['brief', 'standard', 'detailed'] as const

/**
 * An engine that has a model behind an OpenAI-compatible server write, with the prompts of the product and
 * its corrections of quotes that are not found. A summary that the model did not write is a failure: nothing
 * steps in for it.
 */
export function createServerEngine({ fetch, clock, timeoutMs, ...server }: ModelServer): ScoredEngine {
  const timeouts = { firstTokenMs: timeoutMs, betweenTokensMs: timeoutMs, totalMs: timeoutMs }
  const model = createOpenAICompatibleModel(
    { ...server, contextTokens: null, price: null, shape: { format: 'json_schema' } },
    { fetch, clock, maxResponseBytes, timeouts },
  )
  const summarize = async (transcript: Transcript, signal: AbortSignal) =>
    await write({ model, clock }, transcript, signal)
  return { name: server.model, kind: 'model', parallel, summarize }
}

type Writer = { model: LanguageModel; clock: Clock }

async function write(
  { model, clock }: Writer,
  transcript: Transcript,
  signal: AbortSignal,
): Promise<EngineSummary> {
  const failures: ModelFailure[] = []
  const watched: LanguageModel = {
    ...model,
    ask: (call) =>
      model.ask(call).catch((error: unknown) => {
        if (error instanceof ModelFailure) failures.push(error)
        throw error
      }),
  }
  const fallback: SummaryEngine = {
    identity: { kind: 'extractive', name: 'none', version: '0' },
    summarize: () => Promise.reject(failureOf(failures)),
  }
  const engine = createModelEngine({ models: [watched], fallback, clock, random: () => 0.5 })
  const { summary } = await engine.summarize(inputOf(transcript), { signal }).catch((error: unknown) => {
    throw error instanceof AppError ? failureOf(failures) : error
  })
  const sentences = summary.map(({ text, citations }) => ({ text, quotes: citations }))
  return { sentences, hasQuotes: true }
}

function failureOf(failures: readonly ModelFailure[]): EngineFailure {
  const last = failures.at(-1)
  if (last?.kind === 'timeout') return new EngineFailure('timeout', '', { cause: last })
  return new EngineFailure('model', last?.kind ?? 'broken', { cause: last })
}

function inputOf({ title, sentences, budget }: Transcript): EngineInput {
  const input: EngineInput = {
    title,
    channel: null,
    language: 'en',
    durationSeconds: null,
    sentences,
    chapters: [],
    style: 'standard',
    outputLanguage: 'en',
  }
  const minutes = minutesOf(input)
  const distance = (style: (typeof styles)[number]): number =>
    Math.abs(wantedLength(minutes, style).summaryWords - budget)
  const style = styles.toSorted((a, b) => distance(a) - distance(b))[0] ?? 'standard'
  return { ...input, style }
}
