/** The bytes at the beginning of a text that show which encoding it has. */
export const sampleBytes = 64 * 1024

/**
 * The encoding of a text file, by its byte order mark or its bytes, as a name that `TextDecoder` knows. The
 * models that tell the encodings from before Unicode apart take 0.3 seconds and 60 MB: they are loaded for
 * such a file only.
 */
export async function detectEncoding(bytes: Uint8Array): Promise<string> {
  const unicode = detectUnicode(bytes)
  if (unicode !== null) return unicode
  const { detectLegacy } = await import('./detect-legacy.ts')
  return detectLegacy(bytes.subarray(0, sampleBytes))
}

/** The encoding of a text in Unicode; `null` for bytes of another. */
export function detectUnicode(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return utf16WithoutMark(bytes) ?? (isMostlyUtf8(bytes) ? 'utf-8' : null)
}

/** UTF-16 without a mark shows in its digits, blanks and line ends: every second byte of those is 0. */
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const pairs = Math.min(bytes.byteLength, sampleBytes) >> 1
  const zeros = { even: 0, odd: 0 }
  for (let i = 0; i < pairs * 2; i += 2) {
    if (bytes[i] === 0) zeros.even += 1
    if (bytes[i + 1] === 0) zeros.odd += 1
  }
  if (zeros.odd > pairs / 20 && zeros.even < zeros.odd / 20) return 'utf-16le'
  if (zeros.even > pairs / 20 && zeros.odd < zeros.even / 20) return 'utf-16be'
  return null
}

/** A few broken sequences do not make a UTF-8 file a file of another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return true
  const text = new TextDecoder('utf-8').decode(bytes)
  const counts = { wide: 0, broken: 0 }
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === 0xfffd) counts.broken += 1
    else if (code > 0x7f) counts.wide += 1
  }
  return counts.wide > counts.broken * 4
}

/** Bytes that are looked at together, so that a large file is not copied whole. */
const pieceBytes = 65_536

/** The bytes are valid UTF-8 from the first to the last. */
function isUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true })
    }
    decoder.decode()
    return true
  } catch {
    return false
  }
}
