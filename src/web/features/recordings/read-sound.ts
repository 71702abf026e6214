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
import { soundRate } from './cut-pieces.ts'
import type { SoundBlock } from './cut-pieces.ts'
import { Resampler } from './resampler.ts'
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
