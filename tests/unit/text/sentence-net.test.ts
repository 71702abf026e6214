import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readSentenceNet } from '#core/text/predict-sentences.ts'
import type { SentenceNet } from '#core/text/predict-sentences.ts'
import {
  openingOf,
  packPieces,
  packPiecesInThread,
  readPieces,
  readSentences,
  writePieces,
} from '#server/lib/stored-sentences.ts'

/** Digits of base 36, of which 9 stands for 0. */
function digits(...values: number[]): string {
  return values.map((value) => (value + 9).toString(36)).join('')
}

/**
 * Rows before those of the listed words: the edge, the unknown word and eleven classes, of which `-ing` is
 * the third.
 */
const [unknownRow, ingRow] = [2, 4]
const rows = [0, unknownRow, 0, 0, ingRow, 0, 0, 0, 0, 0, 0, 0, 0]

/**
 * One word before a position and one behind it, one number a word and two hidden units; only `so` and `yes`
 * are listed.
 */
const net: SentenceNet = {
  words: 'so yes',
  dimensions: 1,
  hidden: 2,
  before: 1,
  after: 1,
  embeddings: digits(...rows, 5, -9),
  embeddingScales: [0.2],
  mixing: digits(1, 2, 3, -4),
  mixingScales: [1, 0.5],
  hiddenBias: [0, 1],
  output: [1, 10],
  bias: -5,
}

describe('a net for the beginnings of sentences', () => {
  const odds = (...words: string[]) => [...readSentenceNet(net)(words)].map((each) => Number(each.toFixed(4)))

  it('weighs the word before a position and the one behind it apart, and only what speaks for a hidden unit', () => {
    // Before `yes`: so 1, yes -1.8; units 1 * 1 + 3 * -1.8 = -4.4 and 1 + 1 * 1 - 2 * -1.8 = 5.6.
    expect(odds('so', 'yes')).toEqual([0, 51])
    // Before `so`: units -1.8 + 3 = 1.2 and 1 - 1.8 - 2 = -2.8.
    expect(odds('yes', 'so')).toEqual([0, -3.8])
  })

  it('knows a word that is not listed by how it looks, and takes any other for an unknown one', () => {
    // `running` 0.8: units 1 + 2.4 and 1 + 1 - 1.6.
    expect(odds('so', 'running')).toEqual([0, 2.4])
    // `zebra` 0.4: units 1 + 1.2 and 1 + 1 - 0.8.
    expect(odds('so', 'zebra')).toEqual([0, 9.2])
  })

  it('says nothing of the first word, nor of no words', () => {
    expect(odds('so')).toEqual([0])
    expect(odds()).toEqual([])
  })
})

function sentences(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    index,
    start: index,
    end: index + 1,
    text: `Größe “${index}”, [day], \\ 中.`,
    speaker: null,
    turn: 0,
    fragment: false,
  }))
}

it.each([0, 1, 1000, 1001, 2500])(
  'the store gives %i sentences back from their pieces, packed or not',
  async (count) => {
    const given = sentences(count)
    const pieces = writePieces(given)
    expect(await readPieces(pieces)).toEqual(given)
    const { key, bytes } = await packPieces(pieces)
    const inThread = packPiecesInThread(pieces)
    expect(inThread.key).toBe(key)
    expect(await readSentences({ packed: inThread.bytes, key })).toEqual(given)
    expect(await readSentences({ packed: bytes, key })).toEqual(given)
    // What earlier versions stored has the same key.
    expect(key).toBe(hash('sha256', JSON.stringify(given)))
  },
)

it('the reader lets other calls go on between two pieces', async () => {
  let isOver = false
  let others = 0
  const count = (): void => {
    others += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await readPieces(writePieces(sentences(3000)))
  isOver = true
  expect(others).toBeGreaterThanOrEqual(2)
})

it('the text opens with as many sentences as a list may show', () => {
  expect(openingOf(sentences(100))).toEqual(sentences(40))
  const long = sentences(5).map((sentence) => ({ ...sentence, text: 'a'.repeat(700) }))
  expect(openingOf(long)).toEqual(long.slice(0, 2))
})
