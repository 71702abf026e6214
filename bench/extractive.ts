import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { EngineInput } from '#core/draft-summary.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { textRank } from '../eval/baselines/text-rank.ts'
import { bestOf } from './best-of.ts'
import { exampleTranscript, transcriptSentences, transcriptTimes } from './example-transcript.ts'
import { report } from './table.ts'

/**
 * The time that the extractive engine takes for the 63-minute example talk and for twelve times as much, as a
 * ratio to ranking the same sentences by TextRank in the same run; how long the event loop is held up while
 * the engine works in its thread; and the most memory that all of it took.
 */
const rounds = 7
const never = new AbortController().signal

const input: EngineInput = {
  title: exampleTranscript.title,
  channel: null,
  language: 'en',
  durationSeconds: exampleTranscript.durationSeconds,
  sentences: transcriptSentences,
  chapters: [],
  style: 'standard',
  outputLanguage: 'en',
}
const long: EngineInput = { ...input, durationSeconds: null, sentences: transcriptTimes(12) }

function compare(name: string, subject: EngineInput): number {
  const texts = subject.sentences.map(({ text }) => text)
  const reference = bestOf(rounds, () => textRank(texts))
  const measured = bestOf(rounds, () => extractSummary(subject))
  report({
    what: `summary of ${name}`,
    measured: `${measured.toFixed(0)} ms`,
    beside: `TextRank ${reference.toFixed(0)} ms`,
    ratio: measured / reference,
  })
  return measured
}

/** The longest the event loop was held up, in milliseconds, while `work` ran. */
async function holdUp(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  delay.disable()
  return delay.max / 1e6
}

const started = performance.now()
const engine = createExtractiveEngine()
const created = performance.now() - started
await engine.summarize(input, { signal: never })
const first = performance.now() - started
console.log(`thread: ${created.toFixed(0)} ms to create, first summary after ${first.toFixed(0)} ms`)

const idle = await holdUp(() => new Promise((resolve) => setTimeout(resolve, 500)))
const before = process.memoryUsage.rss()
const begun = performance.now()
const inThread = await holdUp(() => engine.summarize(long, { signal: never }))
const whole = performance.now() - begun
const most = process.resourceUsage().maxRSS * 1024
const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(0)} MB`
report({
  what: `memory while twelve hours are summarized in the thread, in ${whole.toFixed(0)} ms`,
  measured: `${megabytes(most)} at most`,
  beside: `${megabytes(before)} before`,
  ratio: most / before,
  wanted: '300 MB',
})
const inProcess = await holdUp(async () => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  extractSummary(long)
  await new Promise((resolve) => setTimeout(resolve, 5))
})
report({
  what: `event loop held up by twelve hours; ${idle.toFixed(1)} ms idle`,
  measured: `${inThread.toFixed(1)} ms`,
  beside: `without the thread ${inProcess.toFixed(1)} ms`,
  ratio: inThread / inProcess,
})
await engine.close()

const hour = compare('63 minutes', input)
const twelve = compare('twelve hours', long)
report({
  what: 'growth of a summary from one hour to twelve',
  measured: `${twelve.toFixed(0)} ms`,
  beside: `63 minutes, ${hour.toFixed(0)} ms`,
  ratio: twelve / hour,
  wanted: 'about 12',
})
