import { Renderer } from '@takumi-rs/core'

/** A picture by its points, row by row: red, green, blue and opacity of each. */
export type Picture = { width: number; height: number; points: Uint8Array }

/** Reads a PNG as it is shown. */
export async function readPng(png: Buffer): Promise<Picture> {
  // The header of a PNG begins with its size.
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
  const image = { type: 'image', src: png, ...size } as const
  return { ...size, points: await new Renderer().render(image, { ...size, format: 'raw' }) }
}
