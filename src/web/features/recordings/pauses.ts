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
