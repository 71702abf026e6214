import { describe, expect, inject, it } from 'vitest'
import { joinPieces } from '#core/recordings/join-pieces.ts'
import type { RecordingPiece } from '#core/recordings/join-pieces.ts'
import { createTranscriptionRecognizer } from '#server/adapters/recognizer/transcription-recognizer.ts'
import { hearFile, hasPackages } from '#tests/fakes/recognizer/real-recognizer.ts'
import { startRecognizerSimulator } from '#tests/fakes/recognizer/simulator.ts'
import { encodeSound, speakTalk } from '#tests/fakes/recognizer/spoken-talk.ts'
import type { SpokenLine, SpokenTalk } from '#tests/fakes/recognizer/spoken-talk.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'

/** Twelve minutes in the long run; else so much as takes 15 seconds of the processor. */
const minutes = inject('everyWay') ? 12 : 0.75
const pieceMs = inject('everyWay') ? 120_000 : 20_000
const overlapMs = 2500

const packages = 'pocketsphinx, pocketsphinx-en-us, espeak-ng and ffmpeg of Debian'

describe.runIf(hasPackages())(`A real recognizer (${packages})`, () => {
  it(
    'writes a talk of two voices down in pieces, with the seconds at which it was spoken',
    async () => {
      const talk = await speakTalk(minutes * 60_000)
      await using server = await startRecognizerSimulator()
      server.hears = async ({ bytes }) => ({ language: 'en', ...(await hearFile(bytes)) })
      const pieces = cutPieces(talk)
      const heard: RecordingPiece[] = []
      const recognizer = createTranscriptionRecognizer(
        {
          baseUrl: server.origin,
          model: 'pocketsphinx',
          apiKey: null,
          maxPieceBytes: 1e7,
          maxPieceSeconds: 600,
          timeoutMs: testTimeoutMs(600),
        },
        { clock: Date, onSimpler: () => undefined },
      )
      for (const span of pieces) {
        const outcome = await recognizer.hear(
          {
            bytes: await encodeSound(talk.samples, span, 'ogg'),
            mediaType: 'audio/ogg',
            durationMs: span.endMs - span.startMs,
          },
          { signal: AbortSignal.timeout(testTimeoutMs(600)) },
        )
        expect(outcome).toMatchObject({ ok: true, heard: { form: 'verbose_json', timings: 'exact' } })
        if (outcome.ok) heard.push({ ...span, heard: outcome.heard })
      }
      const { cues, gaps } = joinPieces(heard)
      const found = compare(talk.lines, cues)
      process.stdout.write(
        `A real recognizer: ${found.spoken} words spoken, ${found.errors} errors (${Math.round((100 * found.errors) / found.spoken)} %), ` +
          `${found.begun} of ${talk.lines.length} sentences known by their beginning, off by ${found.worstMs} ms at most\n`,
      )
      expect(gaps).toEqual([])
      expect(found.errors / found.spoken).toBeLessThan(0.55)
      expect(found.begun).toBeGreaterThan(talk.lines.length / 4)
      expect(found.worstMs).toBeLessThanOrEqual(500)
    },
    testTimeoutMs(minutes * 60),
  )
})

/** Pieces that end in the middle of a pause, each with a little of the one before. */
function cutPieces({ lines, samples }: SpokenTalk): { startMs: number; endMs: number }[] {
  const wholeMs = Math.floor(samples.length / 16)
  const cuts: number[] = []
  for (const [at, { endMs }] of lines.entries()) {
    const next = lines[at + 1]
    if (next !== undefined && endMs - (cuts.at(-1) ?? 0) >= pieceMs) cuts.push((endMs + next.startMs) / 2)
  }
  const ends = [...cuts, wholeMs]
  return ends.map((endMs, at) => ({ startMs: Math.max(0, (ends[at - 1] ?? 0) - overlapMs), endMs }))
}

type Line = { startMs: number; text: string }

/** Words that differ, by the fewest changes, and how far the first words of sentences are off. */
function compare(spoken: readonly SpokenLine[], heard: readonly Line[]) {
  const said = spoken.flatMap(wordsOf)
  const written = heard.flatMap(wordsOf)
  const { pairs, errors } = align(said, written)
  const offs = pairs
    .filter(([one, other]) => one.isFirst && other.isFirst)
    .map(([one, other]) => Math.abs(one.atMs - other.atMs))
  return { spoken: said.length, errors, begun: offs.length, worstMs: Math.max(0, ...offs) }
}

type Word = { text: string; atMs: number; isFirst: boolean }

function wordsOf({ startMs, text }: Line): Word[] {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  return words.map((word, nth) => ({ text: word, atMs: startMs, isFirst: nth === 0 }))
}

/** The pairs of equal words in an alignment with the fewest errors. */
function align(said: readonly Word[], written: readonly Word[]): { pairs: [Word, Word][]; errors: number } {
  const costs = [written.map((_, at) => at).concat(written.length)]
  for (const [i, word] of said.entries()) {
    const above = costs[i] ?? []
    const row = [i + 1]
    for (const [j, other] of written.entries()) {
      const changed = (above[j] ?? 0) + (word.text === other.text ? 0 : 1)
      row.push(Math.min(changed, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    costs.push(row)
  }
  const at = (i: number, j: number): number => costs[i]?.[j] ?? Infinity
  const pairs: [Word, Word][] = []
  for (let [i, j] = [said.length, written.length]; i > 0 && j > 0;) {
    const [word, other] = [said[i - 1], written[j - 1]]
    if (word !== undefined && word.text === other?.text && at(i, j) === at(i - 1, j - 1))
      pairs.push([word, other])
    if (at(i, j) === at(i - 1, j - 1) + (word?.text === other?.text ? 0 : 1)) [i, j] = [i - 1, j - 1]
    else if (at(i, j) === at(i - 1, j) + 1) i -= 1
    else j -= 1
  }
  return { pairs, errors: at(said.length, written.length) }
}
