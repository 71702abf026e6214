import { describe, expect, it } from 'vitest'
import { measureSound } from '#core/recordings/measure-sound.ts'

/** A page of Ogg with packets, each of fewer than 255 bytes. */
function page(packets: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(27)
  head.write('OggS')
  head.writeUInt8(packets.length, 26)
  return Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets])
}

const opusHead = Buffer.from('OpusHead\u0001\u0001\0\0\u0080\u00bb\0\0\0\0\0', 'latin1')
const opusTags = Buffer.from('OpusTags\0\0\0\0\0\0\0\0', 'latin1')
/** A packet of one frame of 20 ms, as browsers and ffmpeg write speech. */
const speech = Buffer.from([0x08 | (1 << 3), 1, 2, 3])

type Format = { rate?: number; bits?: number; channels?: number; format?: number }

function wavOf(data: number, { rate = 16_000, bits = 16, channels = 1, format = 1 }: Format = {}): Buffer {
  const bytes = Buffer.alloc(44 + data)
  bytes.write('RIFF', 0)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(format, 20)
  bytes.writeUInt16LE(channels, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(1, 28)
  bytes.writeUInt16LE(bits, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(7, 40)
  return bytes
}

describe('the length of Opus in Ogg', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, () => page(Array.from({ length: 50 }, () => speech)))

  it('is that of all its packets, whatever its pages claim', () => {
    const sound = Buffer.concat([page([opusHead]), page([opusTags]), ...pages(10)])
    expect(measureSound(sound, 'audio/ogg')).toBe(10_000)
  })

  it('counts each frame of a packet, and both halves of one that two pages share', () => {
    const two = Buffer.from([0x10 | 1, 1, 2])
    const many = Buffer.from([0x10 | 3, 3, 2])
    const [first, second] = [page([Buffer.alloc(255, 0x10)]), page([Buffer.alloc(10)])]
    const sound = Buffer.concat([page([opusHead]), page([opusTags, two, many]), first, second])
    expect(measureSound(sound, 'audio/ogg')).toBe(2 * 40 + 3 * 40 + 40)
  })

  it('counts every stream of a file that plays them one after the other', () => {
    const one = Buffer.concat([page([opusHead]), page([opusTags]), ...pages(1)])
    expect(measureSound(Buffer.concat([one, one, one]), 'audio/ogg')).toBe(3000)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page that is cut', page([opusHead, speech]).subarray(0, 30)],
    ['another codec', page([Buffer.from('\u0001vorbis'), speech])],
    ['a head without sound', page([opusHead])],
    ['text', Buffer.from('OggS is a word')],
  ])('is unknown of %s', (_what, bytes) => {
    expect(measureSound(bytes, 'audio/ogg')).toBeNull()
  })
})

describe('the length of WAV', () => {
  it.each([
    ['16 kHz mono', wavOf(64_000), 2000],
    [
      '48 kHz stereo of floating-point numbers',
      wavOf(384_000, { rate: 48_000, bits: 32, channels: 2, format: 3 }),
      1000,
    ],
  ])('is that of its samples in %s, and not what its head says', (_what, bytes, ms) => {
    expect(measureSound(bytes, 'audio/wav')).toBe(ms)
  })

  it.each([
    ['compressed sound', wavOf(64_000, { bits: 4, format: 17 })],
    ['no rate', wavOf(64_000, { rate: 0 })],
    ['no samples', wavOf(0)],
    ['half a head', wavOf(10).subarray(0, 20)],
  ])('is unknown of %s', (_what, bytes) => {
    expect(measureSound(bytes, 'audio/wav')).toBeNull()
  })
})
