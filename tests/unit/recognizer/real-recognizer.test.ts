import { describe, expect, it } from 'vitest'
import { joinPieces } from '#core/recordings/join-pieces.ts'
import type { RecordingPiece } from '#core/recordings/join-pieces.ts'
import { createTranscriptionRecognizer } from '#server/adapters/recognizer/transcription-recognizer.ts'
import { compareWords } from '#tests/fakes/recognizer/compare-words.ts'
import { hasPackages, hearFile, packages } from '#tests/fakes/recognizer/real-recognizer.ts'
import { startRecognizerSimulator } from '#tests/fakes/recognizer/simulator.ts'
import { encodeSound, speakTalk } from '#tests/fakes/recognizer/spoken-talk.ts'
import type { SpokenTalk } from '#tests/fakes/recognizer/spoken-talk.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'

/** So much as takes 15 seconds of the processor; in the long run the browser test has twelve minutes. */
const minutes = 0.75
const pieceMs = 20_000
const overlapMs = 2500

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
      const found = compareWords(talk.lines, cues)
      process.stdout.write(`A real recognizer: ${found.text}\n`)
      expect(gaps).toEqual([])
      expect(found.rate).toBeLessThan(0.55)
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
