import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { drawIcon } from '../../../scripts/prerender/draw-icon.ts'
import { mergeChunks } from '../../../scripts/prerender/merge-chunks.ts'
import type { Chunk, LoadCase } from '../../../scripts/prerender/merge-chunks.ts'
import { readPng } from '../../../scripts/screens/compare-pictures.ts'

/** A chunk of one module that is loaded in the cases with a 1. */
function chunk(id: string, loads: readonly number[], imports: readonly Chunk[] = []): Chunk {
  return { ids: [id], bytes: 1000, imports: new Set(imports), loads: Uint8Array.from(loads) }
}

const often: LoadCase = { weight: 10, maxBytes: Infinity }
const merged = (chunks: readonly Chunk[], cases: LoadCase[]): string[] =>
  mergeChunks(new Set(chunks), () => true, cases)
    .map(({ ids }) => ids.toSorted().join('+'))
    .toSorted()

describe('chunks that are merged', () => {
  it('are those that are loaded together', () => {
    const chunks = [chunk('a', [1, 0]), chunk('b', [1, 0]), chunk('c', [0, 1])]
    expect(merged(chunks, [often, often])).toEqual(['a+b', 'c'])
  })

  it('stay apart where one more passes the limit of a case', () => {
    const chunks = [chunk('a', [1, 1]), chunk('b', [1, 0])]
    expect(merged(chunks, [often, { weight: 1, maxBytes: 2000 }])).toEqual(['a+b'])
    expect(merged([chunk('a', [1, 1]), chunk('b', [1, 0])], [often, { weight: 1, maxBytes: 1999 }])).toEqual([
      'a',
      'b',
    ])
  })

  it('count what they import as loaded with them', () => {
    const imported = chunk('imported', [1, 0])
    const chunks = [chunk('a', [1, 1]), chunk('b', [1, 0], [imported]), imported]
    expect(merged(chunks, [often, { weight: 1, maxBytes: 2999 }])).not.toContain('a+b')
  })

  it('never need each other by way of a third', () => {
    const last = chunk('last', [1])
    const between = chunk('between', [1], [last])
    const first = chunk('first', [1], [between])
    const movable = new Set([first, last])
    const chunks = mergeChunks(new Set([first, between, last]), (each) => movable.has(each), [often])
    expect(chunks.map(({ ids }) => ids)).toEqual([['first'], ['last']])
  })
})

const paper = [251, 250, 247, 255]
const brand = [0x3b, 0x82, 0xf6, 255]
const mark = await readFile(new URL('../../../src/web/public/favicon.svg', import.meta.url), 'utf8')

describe('the icon', async () => {
  const picture = await readPng(await drawIcon(mark, 180))
  // The mark takes 64 hundredths in the middle, so that launchers can cut the edges off.
  const at = (x: number, y: number) => pixel(...toPixel(x, y))
  const pixel = (x: number, y: number) => [...picture.points.subarray((y * 180 + x) * 4).subarray(0, 4)]

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
    expect([at(5, 9), at(5, 15), pixel(0, 0), pixel(179, 179)]).toEqual([paper, paper, paper, paper])
  })

  it('rounds the ends of the bars', () => {
    expect(at(3.1, 4.1)).toEqual(paper)
    expect(at(3.2, 6)).toEqual(brand)
  })

  it('is the same bytes each time', async () => {
    expect((await drawIcon(mark, 64)).equals(await drawIcon(mark, 64))).toBe(true)
  })
})

it('the icon leaves an empty edge around its paper where one is asked for', async () => {
  const { points } = await readPng(await drawIcon(mark, 128, 16))
  const pixel = (x: number, y: number) => [...points.subarray((y * 128 + x) * 4).subarray(0, 4)]
  expect([pixel(64, 8)[3], pixel(8, 64)[3], pixel(64, 119)[3], pixel(17, 17)[3]]).toEqual([0, 0, 0, 0])
  expect([pixel(64, 17), pixel(110, 64)]).toEqual([paper, paper])
})

it('the icon refuses what is no drawing', async () => {
  await expect(drawIcon('a mark', 64)).rejects.toThrow('no SVG')
})
