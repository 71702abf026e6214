import { AppError } from '#core/app-error.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { maxTranscriptBytes, maxTranscriptWords } from '#product/limits.ts'
import { transcriptCues } from '#tests/setup/caption-files.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
import { writers } from '#tests/unit/captions/write-captions.ts'
import type { WrittenCue } from '#tests/unit/captions/write-captions.ts'
import { report } from './table.ts'

/**
 * The speed at which 10 MB of captions are read in each format, and the ratio to a named reference that does
 * the least possible with the same bytes in the same run. Each figure is the best of five. Ten megabytes of
 * plain text have more words than are taken: of it as many are read as are taken, and how soon the whole is
 * refused is a row of its own.
 */
const transcript = transcriptCues.map((cue) => cue.text)
const rounds = 5

/** The least that any reader of the bytes has to do, after decoding them. */
type Least = 'JSON.parse' | 'split at <' | 'split lines'
type Case = {
  name: string
  write: (cues: readonly WrittenCue[]) => string
  min: Least
  /** Inputs where not the bytes but the words are what is limited. */
  maxWords?: number
}
const cases: Case[] = [
  { name: 'json3', write: writers.json3, min: 'JSON.parse' },
  { name: 'json3 automatic', write: writers.automaticJson3, min: 'JSON.parse' },
  { name: 'timedtext', write: writers.timedtext, min: 'split at <' },
  { name: 'timedtext srv3', write: writers.srv3, min: 'split at <' },
  { name: 'webvtt', write: writers.webvtt, min: 'split lines' },
  { name: 'webvtt rolling', write: writers.rollingWebvtt, min: 'split lines' },
  { name: 'subrip', write: writers.subrip, min: 'split lines' },
  { name: 'stc', write: writers.stc, min: 'split lines' },
  { name: 'sbv', write: writers.sbv, min: 'split lines' },
  { name: 'panel', write: writers.panel, min: 'split lines' },
  { name: 'plain', write: writers.plain, min: 'split lines', maxWords: maxTranscriptWords },
]

/** As many captions of the transcript, one after another within 24 hours, as just fit into the limits. */
function largestInput({
  write: writeAs,
  maxWords = Number.POSITIVE_INFINITY,
}: Omit<Case, 'min'>): Uint8Array {
  const sample = writeAs(cuesOf(2000))
  const cues = Math.floor(
    0.98 * Math.min(maxTranscriptBytes / sample.length, maxWords / wordsOf(sample)) * 2000,
  )
  return new TextEncoder().encode(writeAs(cuesOf(cues)))
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length
}

function cuesOf(count: number): WrittenCue[] {
  const step = Math.floor((23 * 3_600_000) / count)
  return Array.from({ length: count }, (_, i) => {
    return {
      startMs: i * step,
      endMs: i * step + Math.floor(step * 0.9),
      text: transcript[i % transcript.length] ?? '',
    }
  })
}

type Times = { clock: number; processor: number }

/**
 * The least time on the clock and the least time of the processor, in ms; only the second is right on a busy
 * machine.
 */
function bestOf(work: () => unknown): Times {
  const best = { clock: Number.POSITIVE_INFINITY, processor: Number.POSITIVE_INFINITY }
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const began = process.cpuUsage()
    work()
    best.processor = Math.min(best.processor, process.cpuUsage(began).user / 1000)
    best.clock = Math.min(best.clock, performance.now() - start)
  }
  return best
}

function reference(bytes: Uint8Array, min: Least): unknown {
  const text = new TextDecoder().decode(bytes)
  if (min === 'JSON.parse') return JSON.parse(text)
  return text.split(min === 'split at <' ? '<' : '\n').map((piece) => piece.trim()).length
}

for (const { name, min, ...input } of cases) {
  const bytes = largestInput({ name, ...input })
  const megabytes = bytes.byteLength / 1024 / 1024
  const { cues } = parseFile(bytes)
  const parse = bestOf(() => parseFile(bytes))
  const simplest = bestOf(() => reference(bytes, min))
  const sentences = bestOf(() => splitSentences(cues, 'en'))
  report({
    what: `reading ${megabytes.toFixed(1)} MB of ${name}, ${cues.length} captions`,
    measured: `${parse.processor.toFixed(0)} ms of processor time, ${parse.clock.toFixed(0)} ms by the clock`,
    beside: `${min} ${simplest.processor.toFixed(0)} ms`,
    ratio: ratioOf(parse, simplest),
  })
  report({
    what: `sentences of the same ${name}`,
    measured: `${sentences.processor.toFixed(0)} ms of processor time`,
    beside: `reading it ${parse.processor.toFixed(0)} ms`,
    ratio: ratioOf(sentences, parse),
  })
}

const refused = largestInput({ name: 'plain', write: writers.plain })
const refusal = bestOf(() => codeOf(() => parseFile(refused)))
const decoding = bestOf(() => reference(refused, 'split lines'))
report({
  what: `refusing ${(refused.byteLength / 1024 / 1024).toFixed(1)} MB of plain text (${codeOf(() => parseFile(refused))})`,
  measured: `${refusal.processor.toFixed(0)} ms of processor time, ${refusal.clock.toFixed(0)} ms by the clock`,
  beside: `split lines ${decoding.processor.toFixed(0)} ms`,
  ratio: ratioOf(refusal, decoding),
})

/** None where the clock of the processor, which counts milliseconds, has seen nothing of the second. */
function ratioOf({ processor }: Times, { processor: least }: Times): number | null {
  return least < 1 ? null : processor / least
}

/** The code of the failure of a piece of work; it fails where the work does not. */
function codeOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
  throw new Error('It was taken')
}
