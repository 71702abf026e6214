import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createSampleSource } from '#server/adapters/samples/sample-source.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { extractSummary } from '#server/engines/extractive/extract-summary.ts'
import { splitSentences } from '#server/domain/text/split-sentences.ts'
import type { EngineInput } from '#server/ports/summary-engine.ts'
import { textRank } from '../eval/baselines/text-rank.ts'

/**
 * How long the extractive engine takes for the 63-minute example talk and for ten times as much, as a ratio to ranking the
 * same sentences by TextRank in the same run; and how long the event loop is held up while the engine works.
 */
const rounds = 7
const never = new AbortController().signal

const talk = await createSampleSource().fetch('hQVTIJBZook', { choice: null, signal: never })
if (talk === null) throw new Error('The example talk is missing.')
const { title, durationSeconds, cues } = talk
const sentences = splitSentences(cues, 'en')
const input: EngineInput = {
  title,
  channel: null,
  language: 'en',
  durationSeconds,
  sentences,
  chapters: [],
  style: 'standard',
  outputLanguage: 'en',
}

function tenfold(): EngineInput {
  const repeated = Array.from({ length: 10 }, () => sentences).flat()
  const numbered = repeated.map((sentence, index) => ({
    ...sentence,
    index,
    start: index * 4,
    end: index * 4 + 4,
  }))
  return { ...input, durationSeconds: null, sentences: numbered }
}

function bestOf(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}

function compare(name: string, subject: EngineInput): void {
  const texts = subject.sentences.map(({ text }) => text)
  const reference = bestOf(() => textRank(texts))
  const measured = bestOf(() => extractSummary(subject))
  const ratio = (measured / reference).toFixed(2)
  console.log(`${name}: ${measured.toFixed(0)} ms, ${ratio} x TextRank (${reference.toFixed(0)} ms)`)
}

/** The longest the event loop was held up, in milliseconds, while `work` ran. */
async function holdUp(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  delay.disable()
  return delay.max / 1e6
}

compare('63 minutes', input)
compare('ten hours', tenfold())

const started = performance.now()
const engine = createExtractiveEngine()
const created = performance.now() - started
await engine.summarize(input, { signal: never })
const first = performance.now() - started
console.log(`thread: ${created.toFixed(0)} ms to create, first summary after ${first.toFixed(0)} ms`)

const long = tenfold()
const idle = await holdUp(() => new Promise((resolve) => setTimeout(resolve, 500)))
const inThread = await holdUp(() => engine.summarize(long, { signal: never }))
const inProcess = await holdUp(async () => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  extractSummary(long)
  await new Promise((resolve) => setTimeout(resolve, 5))
})
console.log(
  `event loop held up, ten hours: ${inThread.toFixed(1)} ms with the thread, ` +
    `${inProcess.toFixed(1)} ms without it, ${idle.toFixed(1)} ms idle`,
)
await engine.close()
