/** Bytes that are looked at together, so that a large file is not copied whole. */
const pieceBytes = 65_536

/** The bytes are valid UTF-8 from the first to the last. */
export function isUtf8(bytes: Uint8Array): boolean {
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
