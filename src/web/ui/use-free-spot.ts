import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { freeSpot } from './free-spot.ts'
import { pageDirection } from './page-direction.ts'

/** What a card must not hide: whatever can be used, and the bars that stay while the page scrolls. */
const controls =
  'a[href], button, input, select, textarea, summary, [role="slider"], [tabindex="0"], header, nav'
/** What it hides only where nothing else is left. */
const texts = 'h1, h2, h3, p, li, dd, img, svg'
const margin = 16

/**
 * Puts a card where it covers no control of the page: when it appears, and again where the page has come to rest after
 * scrolling. It stays where its classes have it when it cannot be measured.
 */
export function useFreeSpot(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = (): void => {
      if (card.current !== null) placeCard(card.current)
    }
    place()
    for (const event of ['scrollend', 'resize']) addEventListener(event, place)
    return () => {
      for (const event of ['scrollend', 'resize']) removeEventListener(event, place)
    }
  }, [card])
}

function placeCard(card: HTMLElement): void {
  const spot = spotFor(card)
  if (spot === null) return
  Object.assign(card.style, { left: `${spot.left}px`, top: `${spot.top}px`, right: 'auto', bottom: 'auto' })
}

function spotFor(card: HTMLElement): { left: number; top: number } | null {
  const { offsetWidth: width, offsetHeight: height } = card
  const area = {
    left: margin,
    top: margin,
    width: document.documentElement.clientWidth - 2 * margin,
    height: innerHeight - 2 * margin,
  }
  if (width === 0 || area.width <= 0) return null
  const boxesOf = (selector: string): DOMRect[] =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !card.contains(element) && !element.contains(card))
      .flatMap((element) => [...element.getClientRects()])
      .filter(({ bottom, top }) => bottom > 0 && top < innerHeight)
  const covered = { controls: boxesOf(controls), texts: boxesOf(texts) }
  return freeSpot({ width, height }, area, covered, pageDirection() === 'rtl' ? 'left' : 'right')
}
