import { readFile } from 'node:fs/promises'
import { crc32, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawIcon, readMark } from '../../../scripts/prerender/draw-icon.ts'

const paper = [251, 250, 247]
const brand = [0x3b, 0x82, 0xf6]
const mark = readMark(await readFile(new URL('../../../src/web/public/favicon.svg', import.meta.url), 'utf8'))

type Picture = { width: number; height: number; pixel: (x: number, y: number) => number[] }

/** Reads a PNG of unfiltered 8-bit RGB rows, checking every check sum. */
function decode(png: Buffer): Picture {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const end = at + 8 + length
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)))
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end))
    at = end + 4
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(0)
  const width = header.readUInt32BE(0)
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  expect([header[8], header[9], chunks.has('IEND')]).toEqual([8, 2, true])
  return {
    width,
    height: header.readUInt32BE(4),
    pixel: (x, y) => [...rows.subarray(y * (width * 3 + 1) + 1 + x * 3).subarray(0, 3)],
  }
}

describe('the icon', () => {
  const picture = decode(drawIcon(mark, 180))
  // The mark takes 64 hundredths in the middle, so that launchers can cut the edges off.
  const at = (x: number, y: number) => picture.pixel(...toPixel(x, y))

  function toPixel(x: number, y: number): [number, number] {
    const scale = (180 * 0.64) / 24
    return [Math.floor(32.4 + x * scale), Math.floor(32.4 + y * scale)]
  }

  it('has the size that was asked for', () => {
    expect([picture.width, picture.height]).toEqual([180, 180])
  })

  it('shows the three bars, each shorter than the one above, on paper', () => {
    expect([at(20, 6), at(20, 12), at(20, 18)]).toEqual([brand, paper, paper])
    expect([at(15, 6), at(15, 12), at(15, 18)]).toEqual([brand, brand, paper])
    expect([at(5, 6), at(5, 12), at(5, 18)]).toEqual([brand, brand, brand])
    expect([at(5, 9), at(5, 15), picture.pixel(0, 0), picture.pixel(179, 179)]).toEqual([
      paper,
      paper,
      paper,
      paper,
    ])
  })

  it('rounds the ends of the bars', () => {
    expect(at(3.1, 4.1)).toEqual(paper)
    expect(at(3.2, 6)).toEqual(brand)
  })

  it('is the same bytes each time', () => {
    expect(drawIcon(mark, 64).equals(drawIcon(mark, 64))).toBe(true)
  })
})

it('refuses a drawing that it cannot read', () => {
  expect(() => readMark('<svg viewBox="0 0 24 24"><path d="M0 0h24"/></svg>')).toThrow('not readable')
})
