/** The kinds of sound that a piece may be. */
export type SoundType = 'audio/ogg' | 'audio/wav'

/**
 * The length of a piece of sound in ms, by what a decoder plays of it and not by what its header claims;
 * `null` for anything but Opus in Ogg, or WAV without compression.
 */
export function measureSound(bytes: Uint8Array, type: SoundType): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return type === 'audio/ogg' ? measureOgg(view) : measureWav(view)
}

const pageHead = 27
/** A segment of fewer bytes ends a packet. */
const wholeSegment = 255

/** Every packet of every stream counts, since a decoder plays them all. */
function measureOgg(view: DataView): number | null {
  let [at, packets, ms] = [0, 0, 0]
  let begins: number | null = null
  while (at < view.byteLength) {
    if (at + pageHead > view.byteLength || textAt(view, at, 4) !== 'OggS') return null
    const segments = view.getUint8(at + 26)
    let body = at + pageHead + segments
    if (body > view.byteLength) return null
    for (let index = 0; index < segments; index++) {
      const size = view.getUint8(at + pageHead + index)
      if (body + size > view.byteLength) return null
      begins ??= body
      body += size
      if (size === wholeSegment) continue
      const isHead = textAt(view, begins, 4) === 'Opus'
      if (packets === 0 && !isHead) return null
      if (!isHead) ms += packetMs(view, begins, body)
      packets += 1
      begins = null
    }
    at = body
  }
  return ms > 0 ? Math.round(ms) : null
}

const silkMs = [10, 20, 40, 60]
const celtMs = [2.5, 5, 10, 20]
const hybridMs = [10, 20]

/** The length of an Opus packet by its first byte, as RFC 6716 has it. */
function packetMs(view: DataView, at: number, end: number): number {
  if (at >= end) return 0
  const first = view.getUint8(at)
  const config = first >> 3
  const frameMs = config < 12 ? silkMs[config & 3] : config < 16 ? hybridMs[config & 1] : celtMs[config & 3]
  const code = first & 3
  const frames = code === 0 ? 1 : code < 3 ? 2 : at + 1 < end ? view.getUint8(at + 1) & 63 : 0
  return (frameMs ?? 0) * frames
}

const wavHead = 12
const chunkHead = 8
/** Samples as whole numbers, as floating-point numbers, or as the header goes on to say. */
const plainFormats = new Set([1, 3, 0xff_fe])

function measureWav(view: DataView): number | null {
  if (view.byteLength < wavHead || textAt(view, 0, 4) !== 'RIFF' || textAt(view, 8, 4) !== 'WAVE') return null
  let bytesPerSecond = 0
  for (let at = wavHead; at + chunkHead <= view.byteLength;) {
    const name = textAt(view, at, 4)
    const size = view.getUint32(at + 4, true)
    const body = at + chunkHead
    if (name === 'fmt ' && body + 16 <= view.byteLength) {
      if (!plainFormats.has(view.getUint16(body, true))) return null
      const [channels, rate, bits] = [
        view.getUint16(body + 2, true),
        view.getUint32(body + 4, true),
        view.getUint16(body + 14, true),
      ]
      bytesPerSecond = (channels * rate * bits) / 8
    }
    // Everything behind its head may be played, whatever size a writer claims that could not go back to it.
    if (name === 'data')
      return bytesPerSecond > 0
        ? Math.round(((view.byteLength - body) / bytesPerSecond) * 1000) || null
        : null
    at = body + size + (size % 2)
  }
  return null
}

function textAt(view: DataView, at: number, length: number): string {
  let text = ''
  for (let index = at; index < Math.min(at + length, view.byteLength); index++)
    text += String.fromCodePoint(view.getUint8(index))
  return text
}
