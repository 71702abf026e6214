/** The samples of one second of what is cut and sent. */
export const soundRate = 16_000

/** Sound of one channel from a sample of the recording on, counted from its beginning. */
export type SoundBlock = { start: number; samples: Int16Array }

/** A piece of the sound, with its place among the others. */
export type SoundPiece = { index: number; startMs: number; endMs: number; samples: Int16Array }

/** The limits of a piece; the first may be shorter, so that there is text early. */
export type CutLimits = { maxSeconds: number; firstSeconds: number; overlapSeconds: number }

/** Text comes early where the first piece is short. */
const firstSeconds = 60
/** Longer pieces make the wait for the next text longer, and are understood no better. */
const maxSeconds = 300

/** Seconds by which neighbours overlap, so that a word on the seam is whole in one of them. */
export const pieceOverlap = 2

/** The limits of a piece, as a recognizer and its server give them. */
export type PieceLimits = { maxPieceBytes: number; maxPieceSeconds: number; overlapSeconds: number }

/** The limits to cut by, for sound that takes so many bytes a second. */
export function cutLimitsOf(
  { maxPieceBytes, maxPieceSeconds, overlapSeconds }: PieceLimits,
  bytesPerSecond: number,
): CutLimits {
  const longest = Math.min(maxPieceSeconds, maxSeconds, maxPieceBytes / bytesPerSecond)
  return { maxSeconds: longest, firstSeconds: Math.min(firstSeconds, longest), overlapSeconds }
}

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

/** The frames of a second that loudness is measured in. */
const framesPerSecond = 50
/** A pause is judged over so many frames: three tenths of a second, longer than the stop inside of a word. */
const pauseFrames = 15
/** As quiet as the quietest place: within this factor of it, and one step of 16 bits. */
const sameFactor = 1.5
const silenceStep = 1

/** The mean loudness of each fiftieth of a second. */
export function loudnessOf(samples: Int16Array, sampleRate: number): Float32Array {
  const size = Math.max(1, Math.round(sampleRate / framesPerSecond))
  const frames = new Float32Array(Math.floor(samples.length / size))
  for (let frame = 0; frame < frames.length; frame += 1) {
    let sum = 0
    for (let at = frame * size; at < (frame + 1) * size; at += 1) sum += Math.abs(samples[at] ?? 0)
    frames[frame] = sum / size
  }
  return frames
}

/** The middle of the longest pause of a loudness, as a share from 0 to 1; else the quietest place. */
export function findPause(loudness: Float32Array): number {
  const windows = Math.max(1, loudness.length - pauseFrames + 1)
  const means = new Float32Array(windows)
  for (let at = 0; at < windows; at += 1) {
    const heard = loudness.subarray(at, at + pauseFrames)
    means[at] = heard.reduce((sum, value) => sum + value, 0) / Math.max(1, heard.length)
  }
  const limit = means.reduce((least, value) => Math.min(least, value), Infinity) * sameFactor + silenceStep
  let longest = { from: 0, length: 0 }
  let from = 0
  for (const [at, mean] of means.entries()) {
    if (mean > limit) from = at + 1
    else if (at + 1 - from > longest.length) longest = { from, length: at + 1 - from }
  }
  const middle = longest.from + (longest.length - 1 + pauseFrames) / 2
  return Math.min(1, middle / Math.max(1, loudness.length))
}
