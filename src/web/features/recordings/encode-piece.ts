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
import { soundRate } from './cut-pieces.ts'

/** Speech at 24 kbit/s is understood as well as at more, and an hour of it has some ten megabytes. */
const quality = new Quality({ bitrate: 24_000 })
const numberOfChannels = 1

/** The encoder takes so much at a time: ten seconds. */
const chunk = 10 * soundRate

/** The encoding of pieces, and the bytes of a second of it at most. */
export type PieceEncoding = {
  mediaType: 'audio/ogg' | 'audio/wav'
  bytesPerSecond: number
  encode: (samples: Int16Array) => Promise<Uint8Array<ArrayBuffer>>
}

/** Opus in Ogg, or WAV where the browser doesn't encode Opus. */
export async function pieceEncoding(): Promise<PieceEncoding> {
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
