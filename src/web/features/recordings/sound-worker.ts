import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  OggOutputFormat,
  Output,
  Quality,
  WavOutputFormat,
  canEncodeAudio,
} from 'mediabunny'
import { cutLimitsOf, cutPieces, soundRate } from '#core/recordings/cut-pieces.ts'
import type { CutStart, PieceLimits, SoundPiece } from '#core/recordings/cut-pieces.ts'
import { readSound } from './read-sound.ts'
import type { Sound } from './read-sound.ts'
import type { FromSoundWorker, ToSoundWorker } from './sound-messages.ts'

/** A thread of its own takes the sound out of a file: the page goes on answering. */
let sound: Sound | null = null
let encoding: PieceEncoding | null = null
let pieces: AsyncGenerator<SoundPiece, void, undefined> | null = null

addEventListener('message', ({ data }: MessageEvent<ToSoundWorker>) => void reply(data))

async function reply(message: ToSoundWorker): Promise<void> {
  const given = await answer(message)
  postMessage(given, { transfer: given.type === 'piece' ? [given.piece.bytes.buffer] : [] })
}

async function answer(message: ToSoundWorker): Promise<FromSoundWorker> {
  if (message.type === 'open') return await open(message.file)
  if (message.type === 'next') return await next()
  await cut(message.limits, message.from)
  return { type: 'cutting' }
}

async function open(file: Blob): Promise<FromSoundWorker> {
  const read = await readSound(file).catch(() => 'NO_MEDIA' as const)
  if (typeof read === 'string') return { type: 'failed', failure: read }
  sound = read
  return { type: 'opened', durationMs: read.durationMs }
}

async function cut(limits: PieceLimits, from: CutStart): Promise<void> {
  encoding = await pieceEncoding()
  const cutLimits = cutLimitsOf(limits, encoding.bytesPerSecond)
  pieces = sound === null ? null : cutPieces(sound.blocks(from.startMs / 1000), cutLimits, from)
}

async function next(): Promise<FromSoundWorker> {
  try {
    const given = await pieces?.next()
    if (encoding === null || given === undefined || given.done === true)
      return { type: 'ended', isDamaged: false }
    const { index, startMs, endMs, samples } = given.value
    const bytes = await encoding.encode(samples)
    return { type: 'piece', piece: { index, startMs, endMs, mediaType: encoding.mediaType, bytes } }
  } catch {
    return { type: 'ended', isDamaged: true }
  }
}

/** Speech at 24 kbit/s is understood as well as at more, and an hour of it has some ten megabytes. */
const quality = new Quality({ bitrate: 24_000 })
const numberOfChannels = 1

/** The encoder takes so much at a time: ten seconds. */
const chunk = 10 * soundRate

/** The encoding of pieces, and the bytes of a second of it at most. */
type PieceEncoding = {
  mediaType: 'audio/ogg' | 'audio/wav'
  bytesPerSecond: number
  encode: (samples: Int16Array) => Promise<Uint8Array<ArrayBuffer>>
}

/** Opus in Ogg, or WAV where the browser doesn't encode Opus. */
async function pieceEncoding(): Promise<PieceEncoding> {
  const isOpus = await canEncodeAudio('opus', { numberOfChannels, sampleRate: soundRate, quality })
  return {
    mediaType: isOpus ? 'audio/ogg' : 'audio/wav',
    bytesPerSecond: isOpus ? 6000 : 2 * soundRate,
    encode: async (samples) => await encodePiece(samples, isOpus),
  }
}

async function encodePiece(samples: Int16Array, isOpus: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget()
  const output = new Output({ format: isOpus ? new OggOutputFormat() : new WavOutputFormat(), target })
  const source = new AudioSampleSource(isOpus ? { codec: 'opus', quality } : { codec: 'pcm-s16' })
  output.addAudioTrack(source)
  await output.start()
  for (let at = 0; at < samples.length; at += chunk) {
    const data = samples.slice(at, at + chunk)
    const sample = new AudioSample({
      data,
      format: 's16',
      numberOfChannels,
      sampleRate: soundRate,
      timestamp: at / soundRate,
    })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}
