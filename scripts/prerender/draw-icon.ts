import { Renderer } from '@takumi-rs/core'

/** How much of an icon the mark takes; launchers may cut what lies outside the inner four fifths. */
const share = 0.64
const paper = '#FBFAF7'

/**
 * Draws the mark, an SVG, on paper as a square PNG of `pixels`; the same bytes each time.
 * @throws when it is no SVG
 */
export async function drawIcon(mark: string, pixels: number): Promise<Buffer> {
  if (!mark.startsWith('<svg ')) throw new Error('The mark is no SVG')
  const margin = (pixels * (1 - share)) / 2
  const side = pixels * share
  const placed = mark.replace('<svg ', `<svg x="${margin}" y="${margin}" width="${side}" height="${side}" `)
  const icon = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect width="100%" height="100%" fill="${paper}"/>${placed}</svg>`
  const size = { width: pixels, height: pixels }
  return await new Renderer().render(
    { type: 'image', src: Buffer.from(icon), ...size },
    { ...size, format: 'png' },
  )
}
