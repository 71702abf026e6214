const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const riff = Buffer.from('RIFF')
const webp = Buffer.from('WEBP')

/** The media type of a picture by its first bytes; `null` when it is none that a page shows. */
export function imageType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (hasAt(bytes, 0, jpeg)) return 'image/jpeg'
  if (hasAt(bytes, 0, png)) return 'image/png'
  return hasAt(bytes, 0, riff) && hasAt(bytes, 8, webp) ? 'image/webp' : null
}

function hasAt(bytes: Uint8Array, offset: number, expected: Buffer): boolean {
  return expected.equals(bytes.subarray(offset, offset + expected.length))
}
