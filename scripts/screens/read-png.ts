import { Resvg } from '@resvg/resvg-js'

/** A picture by its points, row by row: red, green, blue and opacity of each. */
export type Picture = { width: number; height: number; points: Uint8Array }

/** Reads a PNG as it is shown. */
export function readPng(png: Buffer): Picture {
  // The header of a PNG begins with its size.
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const href = `data:image/png;base64,${png.toString('base64')}`
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${href}"/></svg>`,
    { font: { loadSystemFonts: false } },
  ).render()
  return { width, height, points: drawn.pixels }
}
