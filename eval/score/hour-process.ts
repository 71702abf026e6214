import { splitSentences } from '#core/text/split-sentences.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import type { Transcript } from '../records.ts'
import { localEngines } from './engines/local-engines.ts'
import { packageEngines } from './engines/package-engines.ts'

/**
 * Summarizes the example talk of 63 minutes again and again with one engine, and prints the best time and the
 * peak memory as JSON; with no engine, those of a process that only read the transcript.
 */

const rounds = 5
/** Milliseconds after which no further round begins. */
const patience = 10_000
const wordsOfSummary = 180

const [name] = process.argv.slice(2)
const { signal } = new AbortController()
const sample = await createSampleSource().fetch('hQVTIJBZook', { choice: null, signal })
if (sample === null) throw new Error('The example talk is missing.')
const transcript: Transcript = {
  id: 'hour',
  group: 'topics',
  domain: 'optech-topic',
  title: sample.title,
  reference: '',
  sentences: splitSentences(sample.cues, 'en'),
  budget: wordsOfSummary,
  boundaries: [],
}
const engine = [...localEngines, ...packageEngines].find((each) => each.name === name)
if (name !== undefined && engine === undefined) throw new Error(`There is no engine ${name}.`)

let best = Infinity
const began = performance.now()
for (let round = 0; round < (engine === undefined ? 0 : rounds); round += 1) {
  const started = performance.now()
  await engine?.summarize(transcript, signal)
  best = Math.min(best, performance.now() - started)
  if (performance.now() - began > patience) break
}
// Kilobytes, as Node gives them on every system.
const memoryMb = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ ms: engine === undefined ? 0 : best, memoryMb }))
