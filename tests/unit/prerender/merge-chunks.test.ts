import { describe, expect, it } from 'vitest'
import { mergeChunks } from '../../../scripts/prerender/merge-chunks.ts'
import type { Chunk, LoadCase } from '../../../scripts/prerender/merge-chunks.ts'

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
