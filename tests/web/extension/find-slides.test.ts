import { describe, expect, it } from 'vitest'
import { findSlides } from '#extension/reading/find-slides.ts'

const width = 64
const cells = width * 36

/** Draws tenths of a second as a row of bits: the low ones change with each look, the high ones seldom. */
function clock(look: Uint8Array, second: number): void {
  const [bits, edge] = [12, 3]
  for (let at = 0; at < bits * edge * edge; at += 1) {
    const [bit, place] = [Math.floor(at / edge ** 2), at % edge ** 2]
    const cell = Math.floor(place / edge) * width + bit * edge + (place % edge)
    look[cell] = (Math.round(second * 10) >> (bits - 1 - bit)) & 1 ? 20 : 250
  }
}

/** A slide with some of its cells dark, and in a corner a speaker who never stands still. */
function slide(number: number, second: number, moving = 12): Uint8Array {
  const look = new Uint8Array(cells).fill(250)
  for (let at = 0; at < cells; at += 1) {
    const [column, row] = [at % width, Math.floor(at / width)]
    if ((column * 7 + row * 13 + number * 31) % 11 === number % 11) look[at] = 20
    if (column >= width - moving && row < moving) look[at] = (Math.floor(second * 97) * 101 + at * 71) % 256
  }
  return look
}

const find = async (lookAt: (second: number) => Uint8Array, durationSeconds: number) => {
  const shares: number[] = []
  const seconds = await findSlides({
    durationSeconds,
    lookAt: async (second) => lookAt(second),
    onShare: (share) => shares.push(share),
  })
  return { seconds, shares }
}

describe('the slides of a talk', () => {
  it('are found where they come, each once, beside a speaker who moves', async () => {
    const starts = [0, 31.3, 58, 90.4, 121, 163.7, 190, 222.2, 250.9, 281]
    const numberAt = (second: number): number => starts.findLastIndex((start) => start <= second)
    const { seconds, shares } = await find((second) => slide(numberAt(second), second), 320)
    expect(seconds).toHaveLength(10)
    for (const [at, second] of seconds.entries()) {
      expect(second).toBeGreaterThanOrEqual(starts[at] ?? 0)
      expect(second).toBeLessThanOrEqual((starts[at] ?? 0) + 0.5)
    }
    expect(shares.at(-1)).toBe(1)
  })

  it('are found beside a clock, whose digits are no slides', async () => {
    const { seconds } = await find((second) => {
      const look = slide(Math.floor(second / 20), second, 0)
      clock(look, second)
      return look
    }, 200)
    expect(seconds).toHaveLength(10)
  })

  it('that are shown again are no new ones', async () => {
    const numbers = [1, 2, 1, 3, 2]
    const { seconds } = await find((second) => slide(numbers[Math.floor(second / 20)] ?? 1, second), 100)
    expect(seconds).toHaveLength(3)
  })

  it('are none in a film', async () => {
    const { seconds } = await find((second) => slide(1, second, width), 100)
    expect(seconds).toEqual([])
  })

  it('are looked for no more than so often, however long a page says that its video is', async () => {
    const { shares } = await find((second) => slide(1, second), 24 * 3600)
    expect(shares.length).toBeLessThanOrEqual(2000)
  })
})
