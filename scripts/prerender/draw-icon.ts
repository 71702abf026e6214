import { Renderer } from '@takumi-rs/core'

/** The share of an icon that the mark takes; launchers may cut what lies outside the inner four fifths. */
const share = 0.64
const paper = '#FBFAF7'

/**
 * Draws the mark, an SVG, on paper as a square PNG of `pixels`; the same bytes each time. Around the paper an
 * `edge` of so many pixels is left empty, and its corners are rounded by as many.
 * @throws when it is no SVG
 */
export async function drawIcon(mark: string, pixels: number, edge = 0): Promise<Buffer> {
  if (!mark.startsWith('<svg ')) throw new Error('The mark is no SVG')
  const sheet = pixels - 2 * edge
  const side = sheet * share
  const margin = (pixels - side) / 2
  const placed = mark.replace('<svg ', `<svg x="${margin}" y="${margin}" width="${side}" height="${side}" `)
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect x="${edge}" y="${edge}" width="${sheet}" height="${sheet}" rx="${edge}" fill="${paper}"/>${placed}</svg>`
  const size = { width: pixels, height: pixels }
  return await new Renderer().render(
    { type: 'image', src: Buffer.from(icon), ...size },
    { ...size, format: 'png' },
  )
}
