import { describe, expect, it } from 'vitest'
import { cutPieces, findPause, loudnessOf, soundRate } from '#core/recordings/cut-pieces.ts'
import type { CutStart, SoundBlock, SoundPiece } from '#core/recordings/cut-pieces.ts'
import { Resampler } from '#web/features/recordings/read-sound.ts'

const limits = { maxSeconds: 20, firstSeconds: 10, overlapSeconds: 1 }
const fromStart: CutStart = { index: 0, startMs: 0 }

/** Speech as loud as speech, with a pause of half a second in the middle of each of these seconds. */
function speech(seconds: number, pausesAt: readonly number[] = []): Int16Array {
  const samples = new Int16Array(seconds * soundRate)
  for (let at = 0; at < samples.length; at += 1) {
    const second = at / soundRate
    const isPause = pausesAt.some((pause) => Math.abs(second - pause) < 0.25)
    samples[at] = Math.sin(at / 7) * (isPause ? 20 : 8000)
  }
  return samples
}

/** The sound in blocks as a decoder gives it, from a second on. */
async function* inBlocks(samples: Int16Array, fromSecond = 0): AsyncGenerator<SoundBlock> {
  for (let at = 0; at < samples.length; at += 1024) {
    yield { start: fromSecond * soundRate + at, samples: samples.slice(at, at + 1024) }
  }
}

async function cut(blocks: AsyncIterable<SoundBlock>, from = fromStart): Promise<SoundPiece[]> {
  const pieces: SoundPiece[] = []
  for await (const piece of cutPieces(blocks, limits, from)) pieces.push(piece)
  return pieces
}

const times = (pieces: readonly SoundPiece[]) =>
  pieces.map(({ index, startMs, endMs }) =>
    [index, startMs / 1000, endMs / 1000].map((value) => Math.round(value * 10) / 10),
  )

describe('sound', () => {
  it('is cut in its pauses, each piece beginning a little before the end of the one before it', async () => {
    const pieces = await cut(inBlocks(speech(50, [8.5, 24, 41])))
    expect(times(pieces)).toEqual([
      [0, 0, 8.5],
      [1, 7.5, 24],
      [2, 23, 41],
      [3, 40, 50],
    ])
  })

  it('without a pause is cut within the limits all the same, and nothing of it is lost', async () => {
    const sound = speech(65)
    const pieces = await cut(inBlocks(sound))
    let end = 0
    for (const { startMs, endMs, samples } of pieces) {
      const start = Math.round((startMs * soundRate) / 1000)
      expect(endMs - startMs).toBeLessThanOrEqual(20_000)
      expect(start).toBeLessThanOrEqual(end)
      expect(samples).toEqual(sound.subarray(start, start + samples.length))
      end = start + samples.length
    }
    expect(end).toBe(sound.length)
  })

  it('goes on behind the pieces that were sent, and is cut where it was cut before', async () => {
    const sound = speech(50, [8.5, 24, 41])
    const whole = await cut(inBlocks(sound))
    const rest = await cut(inBlocks(sound.slice(22 * soundRate), 22), { index: 2, startMs: 23_000 })
    expect(times(rest)).toEqual(times(whole.slice(2)))
    expect(rest[0]?.samples.length).toBe(whole[2]?.samples.length)
    expect(await cut(inBlocks(sound.slice(49 * soundRate), 49), { index: 4, startMs: 49_000 })).toEqual([])
  })

  it('that begins late or is interrupted has the times of its file', async () => {
    async function* broken() {
      yield* inBlocks(speech(3), 5)
      yield* inBlocks(speech(3), 9)
      yield* inBlocks(speech(1), 100)
    }
    expect(times(await cut(broken()))).toEqual([
      [0, 5, 12],
      [1, 100, 101],
    ])
  })
})

describe('a pause', () => {
  it('is the longest quiet place, and in its middle', () => {
    const loudness = loudnessOf(speech(10, [2, 6, 6.4]), soundRate)
    expect(findPause(loudness) * 10).toBeCloseTo(6.2, 1)
  })

  it('is found in a room that is never silent', () => {
    const loudness = Float32Array.from({ length: 500 }, (_, at) => (at > 300 && at < 330 ? 400 : 3000))
    expect(findPause(loudness) * 500).toBeGreaterThan(300)
    expect(findPause(loudness) * 500).toBeLessThan(330)
  })
})

describe('a resampler', () => {
  const tone = (hertz: number, rate: number, seconds = 1) =>
    Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate))
  const level = (samples: Float32Array) =>
    Math.sqrt(
      samples.subarray(400, -400).reduce((sum, value) => sum + value * value, 0) / (samples.length - 800),
    )

  function resample(samples: Float32Array, rate: number, block = 1024): Float32Array {
    const resampler = new Resampler(rate, soundRate)
    const parts: Float32Array[] = []
    for (let at = 0; at < samples.length; at += block)
      parts.push(resampler.push(samples.subarray(at, at + block)))
    parts.push(resampler.flush())
    return Float32Array.from(parts.flatMap((part) => [...part]))
  }

  it.each([8000, 22_050, 44_100, 48_000])(
    'gives from %i samples a second the tones of speech, in time',
    (rate) => {
      const given = resample(tone(440, rate), rate)
      expect(Math.abs(given.length - soundRate)).toBeLessThan(4)
      const expected = tone(440, soundRate)
      const worst = given
        .subarray(200, 15_800)
        .reduce((most, value, at) => Math.max(most, Math.abs(value - (expected[at + 200] ?? 0))), 0)
      expect(worst).toBeLessThan(0.01)
    },
  )

  it('lets nothing of higher tones through, and hears no seams of blocks', () => {
    expect(level(resample(tone(11_000, 48_000), 48_000))).toBeLessThan(0.002)
    expect(resample(tone(440, 44_100), 44_100, 441)).toEqual(resample(tone(440, 44_100), 44_100, 5000))
  })
})
