/**
 * A store for pictures on this machine, of limited size: any of them may be gone when it is asked for. They
 * have names such as the id of a video or the hash of what is drawn.
 */
export type PictureStore = {
  /** The stored picture; `null` without one. */
  get: (name: string) => Promise<Uint8Array | null>
  put: (name: string, picture: Uint8Array) => Promise<void>
}

/** The source of a video's still picture. */
export type ThumbnailSource = {
  /**
   * The bytes of a JPEG, PNG or WebP; `null` when the video has no picture.
   * @throws AppError why there is no telling
   */
  fetch: (videoId: string, signal: AbortSignal) => Promise<Uint8Array | null>
}

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
