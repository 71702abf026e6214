import { setTimeout as sleep } from 'node:timers/promises'
import type { EngineInput } from '#core/draft-summary.ts'
import { extractiveIdentity, extractSummary } from '#core/extractive/extract-summary.ts'
import type { LanguageModel, ModelCall } from '#core/writing/language-model.ts'
import { createModelEngine } from '#server/engines/model/model-engine.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { EngineOptions, SummaryEngine } from '#server/ports/summary-engine.ts'
import { answerHonestly } from '#tests/unit/model-engine/honest-answers.ts'
import { makeTranscript } from '#tests/unit/model-engine/transcript.ts'
import { quantile, report } from './table.ts'

/**
 * The time that the engine adds to the time that a language model takes, with models that answer at the pace
 * of real ones: from the model's first token to the first text that a reader sees; and a two-hour video in
 * parts against the longest chain of its calls.
 */
const rounds = 50
const charactersPerToken = 4
const never = new AbortController().signal

/** A stretch of time, in milliseconds. */
type Span = { from: number; to: number }

type Pace = { firstMs: number; everyMs: number; tokensAtOnce: number }

const fallback: SummaryEngine = {
  identity: extractiveIdentity,
  summarize: (input) => Promise.resolve().then(() => extractSummary(input)),
}

/**
 * A model that answers honestly at a pace; `spans` are the calls, `begins` and `firsts` when each began and
 * its first token came.
 */
function createPacedModel(pace: (call: ModelCall) => Pace, contextTokens: number) {
  const spans: Span[] = []
  const firsts: number[] = []
  const begins: number[] = []
  const model: LanguageModel = {
    name: 'paced',
    contextTokens,
    maxOutputTokens: 4000,
    price: null,
    ask: async (call) => {
      const from = performance.now()
      begins.push(from)
      const { firstMs, everyMs, tokensAtOnce } = pace(call)
      const text = answerHonestly(call)
      await sleep(firstMs, undefined, { signal: call.signal })
      firsts.push(performance.now())
      for (let at = 0; at < text.length; at += tokensAtOnce * charactersPerToken) {
        if (at > 0) await sleep(everyMs, undefined, { signal: call.signal })
        call.onText(text.slice(at, at + tokensAtOnce * charactersPerToken))
      }
      spans.push({ from, to: performance.now() })
      return { text, finish: 'stop', inputTokens: 0, outputTokens: 0 }
    },
  }
  return { model, spans, begins, firsts }
}

async function summarize(model: LanguageModel, input: EngineInput, options: EngineOptions) {
  const engine = createModelEngine({ models: [model], fallback, clock: systemClock, random: Math.random })
  const result = await engine.summarize(input, options)
  if (result.engine.kind !== 'model') throw new Error('The model did not write the summary.')
  return result
}

type FirstText = {
  /** Milliseconds until the model is asked. */
  asked: number
  /** Milliseconds from its first token to the first text for a reader. */
  seen: number
}

/** Summarizes as far as the first text that a reader sees. */
async function firstText(input: EngineInput, pace: Pace): Promise<FirstText> {
  const { model, firsts, begins } = createPacedModel(() => pace, 1_000_000)
  const abort = new AbortController()
  let seen = Infinity
  const started = performance.now()
  const onProgress = (): void => {
    seen = Math.min(seen, performance.now())
    abort.abort()
  }
  await summarize(model, input, { signal: abort.signal, onProgress }).catch((error: unknown) => {
    if (!abort.signal.aborted) throw error
  })
  return { asked: (begins[0] ?? Infinity) - started, seen: seen - (firsts[0] ?? 0) }
}

async function compareFirstText(name: string, input: EngineInput, pace: Pace): Promise<void> {
  const times: FirstText[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await firstText(input, pace))
  const seen = times.map((time) => time.seen)
  const asked = times.map((time) => time.asked)
  report({
    what: `first text after the first token of the model, ${name}; median of ${rounds}`,
    measured: `${quantile(seen, 0.5).toFixed(1)} ms, nine of ten within ${quantile(seen, 0.9).toFixed(1)} ms`,
    beside: `until the model is asked, ${quantile(asked, 0.5).toFixed(1)} ms`,
    ratio: quantile(seen, 0.5) / quantile(asked, 0.5),
  })
}

/**
 * The longest time that calls which followed each other took together: no schedule with them can be faster.
 */
function longestChain(spans: readonly Span[]): number {
  const chains: { to: number; length: number }[] = []
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const before = chains.filter((chain) => chain.to <= from).map(({ length }) => length)
    chains.push({ to, length: to - from + Math.max(0, ...before) })
  }
  return Math.max(...chains.map(({ length }) => length))
}

/** A two-hour talk with a window of 16,000 tokens; some calls take three times as long as others. */
async function compareParts(): Promise<void> {
  const { model, spans } = createPacedModel(
    ({ prompt }) => ({ firstMs: 150 + (prompt.length % 7) * 50, everyMs: 5, tokensAtOnce: 8 }),
    16_000,
  )
  const started = performance.now()
  const { parts } = await summarize(model, makeTranscript(120), { signal: never })
  const whole = performance.now() - started
  const chain = longestChain(spans)
  const calls = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  report({
    what: `two hours of talk in ${parts.length} parts, whose calls take ${calls.toFixed(0)} ms one after the other`,
    measured: `${whole.toFixed(0)} ms`,
    beside: `the longest chain of its calls, ${chain.toFixed(0)} ms`,
    ratio: whole / chain,
  })
}

const quick = { firstMs: 5, everyMs: 5, tokensAtOnce: 1 }
const inBlocks = { firstMs: 5, everyMs: 5, tokensAtOnce: 40 }
await compareFirstText('20 minutes, token by token, 200 a second', makeTranscript(20), quick)
await compareFirstText('20 minutes, 40 tokens at once', makeTranscript(20), inBlocks)
await compareFirstText('twelve hours, token by token, 200 a second', makeTranscript(720), quick)
await compareParts()
