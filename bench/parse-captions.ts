import { readFileSync } from 'node:fs'
import { parseCaptions } from '#server/lib/captions/parse-captions.ts'
import { splitSentences } from '#server/lib/text/split-sentences.ts'
import { maxTranscriptBytes } from '#product/limits.ts'
import { writers } from '#tests/unit/captions/write-captions.ts'
import type { WrittenCue } from '#tests/unit/captions/write-captions.ts'

/**
 * How fast 10 MB of captions are read in each format: MB/s, and the ratio to a named reference that does the least
 * possible with the same bytes in the same run. Each figure is the best of five.
 */
const source = new URL(
  '../tests/fixtures/captions/google-ccby/JavaScript_TheGoodParts.en.srt',
  import.meta.url,
)
const talk = parseCaptions(readFileSync(source), {}).cues.map((cue) => cue.text)
const rounds = 5

/** The least that any reader of the bytes has to do, after decoding them. */
type Least = 'JSON.parse' | 'split at <' | 'split lines'
type Case = { name: string; write: (cues: readonly WrittenCue[]) => string; least: Least }
const cases: Case[] = [
  { name: 'json3', write: writers.json3, least: 'JSON.parse' },
  { name: 'json3 automatic', write: writers.automaticJson3, least: 'JSON.parse' },
  { name: 'timedtext', write: writers.timedtext, least: 'split at <' },
  { name: 'timedtext srv3', write: writers.srv3, least: 'split at <' },
  { name: 'webvtt', write: writers.webvtt, least: 'split lines' },
  { name: 'webvtt rolling', write: writers.rollingWebvtt, least: 'split lines' },
  { name: 'subrip', write: writers.subrip, least: 'split lines' },
  { name: 'stc', write: writers.stc, least: 'split lines' },
  { name: 'sbv', write: writers.sbv, least: 'split lines' },
  { name: 'panel', write: writers.panel, least: 'split lines' },
  { name: 'plain', write: writers.plain, least: 'split lines' },
]

/** As many captions of the talk, one after another within 24 hours, as just fit into the size limit. */
function largestInput(writeAs: Case['write']): Uint8Array {
  const bytesPerCue = writeAs(cuesOf(2000)).length / 2000
  return new TextEncoder().encode(writeAs(cuesOf(Math.floor((maxTranscriptBytes * 0.98) / bytesPerCue))))
}

function cuesOf(count: number): WrittenCue[] {
  const step = Math.floor((23 * 3_600_000) / count)
  return Array.from({ length: count }, (_, i) => {
    return { startMs: i * step, endMs: i * step + Math.floor(step * 0.9), text: talk[i % talk.length] ?? '' }
  })
}

function bestOf(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}

function reference(bytes: Uint8Array, least: Least): unknown {
  const text = new TextDecoder().decode(bytes)
  if (least === 'JSON.parse') return JSON.parse(text)
  return text.split(least === 'split at <' ? '<' : '\n').map((piece) => piece.trim()).length
}

console.log('format            MB    cues    ms   MB/s  ratio to decode and     sentences ms')
for (const { name, write: writeAs, least } of cases) {
  const bytes = largestInput(writeAs)
  const megabytes = bytes.byteLength / 1024 / 1024
  const { cues } = parseCaptions(bytes, {})
  const ms = bestOf(() => parseCaptions(bytes, {}))
  const leastMs = bestOf(() => reference(bytes, least))
  const sentencesMs = bestOf(() => splitSentences(cues, 'en'))
  const columns = [
    name.padEnd(16),
    megabytes.toFixed(1).padStart(4),
    String(cues.length).padStart(7),
    ms.toFixed(0).padStart(5),
    ((megabytes / ms) * 1000).toFixed(1).padStart(6),
    (ms / leastMs).toFixed(1).padStart(6),
    least.padEnd(14),
    sentencesMs.toFixed(0).padStart(12),
  ]
  console.log(columns.join(' '))
}
