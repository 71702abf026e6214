import { findPause, loudnessOf } from './pauses.ts'

/** The samples of one second of what is cut and sent. */
export const soundRate = 16_000

/** Sound of one channel from a sample of the recording on, counted from its beginning. */
export type SoundBlock = { start: number; samples: Int16Array }

/** A piece of the sound, with its place among the others. */
export type SoundPiece = { index: number; startMs: number; endMs: number; samples: Int16Array }

/** The limits of a piece; the first may be shorter, so that there is text early. */
export type CutLimits = { maxSeconds: number; firstSeconds: number; overlapSeconds: number }

/** The point to cut from: the pieces before it are there already. */
export type CutStart = { index: number; startMs: number }

/** A silence up to so long is a part of its piece; after a longer one another piece begins. */
const maxSilence = 2 * soundRate
/** The pause is looked for in the last part of a piece. */
const searchedShare = 0.3

/**
 * Cuts sound at its pauses. A piece is never longer than its limit, begins a little before the one before it
 * ends, and is given as soon as its end is known: only one is in memory. What lies before `from` is left out.
 */
export async function* cutPieces(
  blocks: AsyncIterable<SoundBlock>,
  limits: CutLimits,
  from: CutStart,
): AsyncGenerator<SoundPiece, void, undefined> {
  let { index } = from
  let start = Math.round((from.startMs * soundRate) / 1000)
  let length = 0
  const overlap = Math.round(limits.overlapSeconds * soundRate)
  // The samples at the beginning that the piece before has too.
  let shared = index === 0 ? 0 : overlap
  const buffer = new Int16Array(Math.floor(limits.maxSeconds * soundRate))

  const take = (end: number): SoundPiece => ({
    index: index++,
    startMs: toMs(start),
    endMs: toMs(start + end),
    samples: buffer.slice(0, end),
  })
  /** Goes on behind a piece, with what the next one shares with it. */
  const moveOn = (end: number): void => {
    shared = Math.min(overlap, Math.floor(end / 2))
    buffer.copyWithin(0, end - shared, length)
    start += end - shared
    length -= end - shared
  }

  for await (const block of blocks) {
    let silence = block.start - start - length
    if (silence > maxSilence) {
      if (length > shared) yield take(length)
      start = block.start
      length = 0
      shared = 0
      silence = 0
    }
    const samples = silence < 0 ? block.samples.subarray(-silence) : block.samples
    let read = -Math.max(0, silence)
    while (read < samples.length) {
      const limit = index === 0 ? Math.floor(limits.firstSeconds * soundRate) : buffer.length
      const count = Math.min(limit - length, read < 0 ? -read : samples.length - read)
      if (read < 0) buffer.fill(0, length, length + count)
      else buffer.set(samples.subarray(read, read + count), length)
      read += count
      length += count
      if (length < limit) continue
      const searched = Math.floor(limit * (1 - searchedShare))
      const end =
        searched +
        Math.round(findPause(loudnessOf(buffer.subarray(searched, limit), soundRate)) * (limit - searched))
      yield take(end)
      moveOn(end)
    }
  }
  if (length > shared) yield take(length)
}

function toMs(samples: number): number {
  return Math.round((samples * 1000) / soundRate)
}
