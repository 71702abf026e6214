import { expect, it } from 'vitest'
import type { MadeCall } from '#core/writing/language-model.ts'
import { keepWithinCosts } from '#server/deps/recognizer-deps.ts'
import type { Recognizer, RecognizerOutcome } from '#server/ports/recognizer.ts'

const heard: RecognizerOutcome = {
  ok: true,
  heard: { cues: [], timings: 'exact', language: 'en', form: 'verbose_json', inventions: 0 },
}
const failed = (code: 'RECOGNIZER_REFUSED' | 'RECOGNIZER_UNAVAILABLE'): RecognizerOutcome => ({
  ok: false,
  failure: { code, retryAfterSeconds: null, cause: new Error(code) },
})
const tenMinutes = { bytes: new Uint8Array(), mediaType: 'audio/ogg', durationMs: 600_000 }
const signal = new AbortController().signal

/** Hears ten minutes at 36 cents an hour; gives the outcome and what was counted. */
async function hear(answer: () => Promise<RecognizerOutcome>, hasRoom = true) {
  const calls: MadeCall[] = []
  const asked: unknown[] = []
  const recognizer: Recognizer = { model: 'm', maxPieceBytes: 1, maxPieceSeconds: 600, hear: answer }
  const costs = {
    allowCall: async ({ maxMicroUsd }: { maxMicroUsd: number | null }) => {
      asked.push(maxMicroUsd)
      return hasRoom || ({ kind: 'share', microUsd: 1 } as const)
    },
    onCall: (call: MadeCall) => void calls.push(call),
  }
  const limited = keepWithinCosts(recognizer, 360_000, costs)
  const outcome = await limited?.hear(tenMinutes, { signal }).catch((error: unknown) => error)
  return { outcome, asked, counted: calls.map(({ costMicroUsd, failure }) => [costMicroUsd, failure]) }
}

it('a piece of sound costs its share of an hour', async () => {
  expect(await hear(async () => heard)).toEqual({
    outcome: heard,
    asked: [60_000],
    counted: [[60_000, null]],
  })
})

it.each([
  ['RECOGNIZER_REFUSED', 0],
  ['RECOGNIZER_UNAVAILABLE', 60_000],
] as const)('a piece that ended with %s counts %i', async (code, cost) => {
  expect((await hear(async () => failed(code))).counted).toEqual([[cost, 'unavailable']])
})

it('a piece that is given up counts, for it may have been worked on', async () => {
  const { counted } = await hear(() => Promise.reject(new DOMException('stopped', 'AbortError')))
  expect(counted).toEqual([[60_000, 'timeout']])
})

it('a piece for which the day has no room is not sent, and waits', async () => {
  const answer = () => Promise.reject(new Error('It was sent'))
  const { outcome, counted } = await hear(answer, false)
  expect(outcome).toMatchObject({ failure: { code: 'RECOGNIZER_BUSY', retryAfterSeconds: 600 } })
  expect(counted).toEqual([])
})
