import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  openingOf,
  packPieces,
  packPiecesInThread,
  readPieces,
  readSentences,
  writePieces,
} from '#server/lib/stored-sentences.ts'

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
