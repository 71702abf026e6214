import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]
type Bar = { x: number; y: number; width: number; height: number; rx: number }
/** The bars of the mark, in the units of its square view box, and their colour. */
export type Mark = { side: number; colour: Colour; bars: Bar[] }

/** How much of an icon the mark takes; launchers may cut what lies outside the inner four fifths. */
const share = 0.64
const paper: Colour = [251, 250, 247]

/** Reads the mark out of its SVG: a square view box, one fill colour, rounded rectangles. */
export function readMark(svg: string): Mark {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  const colour = /fill="#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})"/i.exec(svg)
  const bars = [...svg.matchAll(/<rect [^>]*>/g)].map(([tag]) => ({
    x: attribute(tag, 'x'),
    y: attribute(tag, 'y'),
    width: attribute(tag, 'width'),
    height: attribute(tag, 'height'),
    rx: attribute(tag, 'rx'),
  }))
  if (Number.isNaN(side) || colour === null || bars.length === 0) throw new Error('The mark is not readable')
  const [red = 0, green = 0, blue = 0] = colour.slice(1).map((pair) => Number.parseInt(pair, 16))
  return { side, colour: [red, green, blue], bars }
}

/** Draws the mark on paper as a square PNG of `pixels`; the same bytes each time. */
export function drawIcon(mark: Mark, pixels: number): Buffer {
  const scale = (pixels * share) / mark.side
  const margin = (pixels * (1 - share)) / 2
  const rows = Array.from({ length: pixels }, (_, row) => {
    const line = Buffer.alloc(1 + pixels * 3)
    for (let column = 0; column < pixels; column += 1) {
      const x = (column + 0.5 - margin) / scale
      const y = (row + 0.5 - margin) / scale
      const distance = Math.min(...mark.bars.map((bar) => distanceTo(bar, x, y))) * scale
      // Half a pixel to each side of the edge is blended, which smooths it.
      const cover = Math.min(1, Math.max(0, 0.5 - distance))
      paper.forEach((channel, index) => {
        const ink = mark.colour[index] ?? 0
        line[1 + column * 3 + index] = Math.round(channel + (ink - channel) * cover)
      })
    }
    return line
  })
  return encodePng(pixels, Buffer.concat(rows))
}

/** Distance of a point to the edge of a rounded rectangle, negative inside. */
function distanceTo({ x, y, width, height, rx }: Bar, pointX: number, pointY: number): number {
  const outX = Math.abs(pointX - x - width / 2) - width / 2 + rx
  const outY = Math.abs(pointY - y - height / 2) - height / 2 + rx
  return Math.hypot(Math.max(outX, 0), Math.max(outY, 0)) + Math.min(Math.max(outX, outY), 0) - rx
}

/** A PNG of 8-bit RGB rows, each led by its filter byte (0, none). */
function encodePng(pixels: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels, 0)
  header.writeUInt32BE(pixels, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, check])
}

function attribute(tag: string, name: string): number {
  return Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tag)?.[1] ?? Number.NaN)
}
