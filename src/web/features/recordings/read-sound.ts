import {
  ADTS,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import type { AudioSample, InputAudioTrack } from 'mediabunny'
import { soundRate } from '#core/recordings/cut-pieces.ts'
import type { SoundBlock } from '#core/recordings/cut-pieces.ts'
import type { SoundFailure } from './sound-messages.ts'

/** The sound of a file: its length, and its blocks from a second on. */
export type Sound = {
  durationMs: number
  blocks: (fromSeconds: number) => AsyncGenerator<SoundBlock, void, undefined>
}

/**
 * Opens the first sound track of a file. Only what is needed of it is read, a few megabytes at a time. Gives
 * the reason where there is no sound that this browser decodes.
 */
export async function readSound(file: Blob): Promise<Sound | SoundFailure> {
  const input = new Input({
    source: new BlobSource(file),
    formats: [MP4, QTFF, MATROSKA, WEBM, MP3, WAVE, OGG, FLAC, ADTS],
  })
  if (!(await input.canRead())) return 'NO_MEDIA'
  const track = await input.getPrimaryAudioTrack()
  if (track === null) return 'NO_SOUND'
  if (!(await track.canDecode())) return 'NOT_DECODED'
  const seconds = (await input.getDurationFromMetadata([track])) ?? (await input.computeDuration([track]))
  return { durationMs: Math.round(seconds * 1000), blocks: (from) => readBlocks(track, from) }
}

/** The samples of a track may be off by so much before what lies between them counts as a hole. */
const toleratedSeconds = 0.02

async function* readBlocks(
  track: InputAudioTrack,
  fromSeconds: number,
): AsyncGenerator<SoundBlock, void, undefined> {
  let resampler: Resampler | null = null
  let rate = 0
  let end = 0
  let made = 0
  const block = (samples: Float32Array): SoundBlock => {
    const start = made
    made += samples.length
    return { start, samples: toSixteenBits(samples) }
  }
  for await (const sample of new AudioSampleSink(track).samples(fromSeconds)) {
    const { timestamp, duration, sampleRate } = sample
    const isNext = sampleRate === rate && Math.abs(timestamp - end) <= toleratedSeconds
    if (resampler === null || !isNext) {
      if (resampler !== null) yield block(resampler.flush())
      resampler = new Resampler(sampleRate, soundRate)
      rate = sampleRate
      end = timestamp
      made = Math.round(timestamp * soundRate)
    }
    end += duration
    yield block(resampler.push(mixChannels(sample)))
    sample.close()
  }
  if (resampler !== null) yield block(resampler.flush())
}

/** One channel out of all. */
function mixChannels(sample: AudioSample): Float32Array {
  const { numberOfChannels, numberOfFrames } = sample
  const mixed = new Float32Array(numberOfFrames)
  const channel = new Float32Array(numberOfFrames)
  for (let planeIndex = 0; planeIndex < numberOfChannels; planeIndex += 1) {
    sample.copyTo(channel, { planeIndex, format: 'f32-planar' })
    for (let at = 0; at < numberOfFrames; at += 1)
      mixed[at] = (mixed[at] ?? 0) + (channel[at] ?? 0) / numberOfChannels
  }
  return mixed
}

function toSixteenBits(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767))
}

/** The zero crossings of the filter on each side: what lies above the new range is down by some 60 dB. */
const crossings = 12
/** The share of the new range that is left whole. */
const passed = 0.92

/**
 * Resamples one channel with a low-pass filter, block after block. Speech that is only thinned out gets the
 * hiss of its higher tones folded into it, which recognizers hear as other sounds.
 */
export class Resampler {
  readonly #step: number
  readonly #phases: number
  readonly #reach: number
  readonly #table: Float32Array
  #input: Float32Array
  #index: number
  #phase = 0

  constructor(fromRate: number, toRate: number) {
    const divisor = commonDivisor(fromRate, toRate)
    this.#step = fromRate / divisor
    this.#phases = toRate / divisor
    const cutoff = Math.min(1, toRate / fromRate) * passed
    this.#reach = Math.ceil(crossings / cutoff)
    this.#table = filterTable(this.#phases, this.#reach, cutoff)
    this.#input = new Float32Array(this.#reach - 1)
    this.#index = this.#reach - 1
  }

  /** The samples that a further block makes known; the last ones come with the block after it. */
  push(block: Float32Array): Float32Array {
    const reach = this.#reach
    const input = new Float32Array(this.#input.length + block.length)
    input.set(this.#input)
    input.set(block, this.#input.length)
    const made = new Float32Array(Math.ceil((input.length * this.#phases) / this.#step) + 1)
    let count = 0
    for (; this.#index + reach < input.length; count += 1) {
      const from = this.#index - reach + 1
      const row = this.#phase * 2 * reach
      let sum = 0
      for (let tap = 0; tap < 2 * reach; tap += 1)
        sum += (input[from + tap] ?? 0) * (this.#table[row + tap] ?? 0)
      made[count] = sum
      this.#phase += this.#step
      this.#index += Math.floor(this.#phase / this.#phases)
      this.#phase %= this.#phases
    }
    const left = Math.min(this.#index - reach + 1, input.length)
    this.#input = input.slice(left)
    this.#index -= left
    return made.subarray(0, count)
  }

  /** The samples up to the end. */
  flush(): Float32Array {
    return this.push(new Float32Array(this.#reach))
  }
}

/** The weights of the neighbours of a sample, for each place that it may have between two of them. */
function filterTable(phases: number, reach: number, cutoff: number): Float32Array {
  const table = new Float32Array(phases * 2 * reach)
  for (let phase = 0; phase < phases; phase += 1) {
    for (let tap = 0; tap < 2 * reach; tap += 1) {
      const distance = tap - reach + 1 - phase / phases
      const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
      table[phase * 2 * reach + tap] = cutoff * sinc(cutoff * distance) * window
    }
  }
  return table
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
