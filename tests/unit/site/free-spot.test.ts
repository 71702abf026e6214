import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeSpot } from '#web/ui/free-spot.ts'
import type { Box } from '#web/ui/free-spot.ts'

const area = { left: 16, top: 16, width: 358, height: 812 }
const card = { width: 358, height: 90 }

describe('the place of a toast', () => {
  it('is at the bottom where nothing is there', () => {
    expect(freeSpot(card, area, { controls: [], texts: [] })).toEqual({ left: 16, top: 738 })
  })

  it('is above a bar at the bottom, and between controls', () => {
    const bar = { left: 0, top: 788, width: 390, height: 56 }
    const button = { left: 40, top: 640, width: 100, height: 36 }
    const { top } = freeSpot(card, area, { controls: [bar, button], texts: [] })
    expect(top).toBeGreaterThanOrEqual(button.top + button.height)
    expect(top + card.height).toBeLessThanOrEqual(bar.top)
    expect(
      freeSpot(card, area, { controls: [bar, { ...button, top: 700 }], texts: [] }).top,
    ).toBeLessThanOrEqual(700 - card.height)
  })

  it('is beside the text where there is room, and over it rather than over a control', () => {
    const wide = { left: 16, top: 16, width: 1248, height: 768 }
    const text = { left: 584, top: 16, width: 680, height: 768 }
    expect(freeSpot(card, wide, { controls: [], texts: [text] })).toEqual({ left: 16, top: 694 })
    const list = { left: 0, top: 0, width: 580, height: 800 }
    expect(freeSpot(card, wide, { controls: [list], texts: [text] })).toEqual({ left: 906, top: 694 })
  })

  it('is at the side where lines end', () => {
    const wide = { left: 16, top: 16, width: 1248, height: 768 }
    const nothing = { controls: [], texts: [] }
    expect(freeSpot(card, wide, nothing).left).toBe(906)
    expect(freeSpot(card, wide, nothing, 'left').left).toBe(16)
  })

  it('is inside the window, and over no control where there is room for it', () => {
    const length = fc.integer({ min: 1, max: 120 })
    const box = fc.record<Box>({
      left: fc.integer({ min: 0, max: 380 }),
      top: fc.integer({ min: 0, max: 840 }),
      width: length,
      height: length,
    })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), (taken) => {
        const spot = freeSpot(card, area, { controls: taken, texts: [] })
        expect(spot.top).toBeGreaterThanOrEqual(area.top)
        expect(spot.top + card.height).toBeLessThanOrEqual(area.top + area.height)
        const hides = (top: number): boolean =>
          taken.some(
            (control) =>
              control.top < top + card.height &&
              control.top + control.height > top &&
              control.left < spot.left + card.width &&
              control.left + control.width > spot.left,
          )
        const tried = Array.from({ length: 91 }, (_, index) => 738 - 8 * index)
        if (hides(spot.top)) expect(tried.every(hides)).toBe(true)
      }),
    )
  })
})
