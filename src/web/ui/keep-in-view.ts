import { freeSpot } from './free-spot.ts'
import { boxesInView, keepOnFreeSpot, watchPage } from './keep-on-free-spot.ts'

/** Where a card is a row of the page; wider windows have spots that are free. */
const phoneWidth = 768

/** The element of the page that holds cards: under its header, and along the upper edge of the window once that is gone. */
export const cardSlot = '[data-notices]'

/**
 * A ref that keeps a card in view and out of the way: on a free spot, and on a phone, where there is seldom one, as a row of the
 * page.
 */
export function keepInView(card: HTMLElement | null): (() => void) | undefined {
  if (card === null) return undefined
  const slot = card.closest<HTMLElement>(cardSlot)
  return slot === null || innerWidth >= phoneWidth ? keepOnFreeSpot(card) : keepInRow(card, slot)
}

/**
 * Under the header the row has room of its own: the page is scrolled by as much, so that the header makes room and what is read
 * stays where it is. In a page that was scrolled the row lies along an edge, over no control, heading or reason.
 */
function keepInRow(card: HTMLElement, slot: HTMLElement): () => void {
  const release = reserveRow(card, slot)
  const place = (): void => {
    const isAtHome = release !== null && headerBottom() > 0
    slot.style.top = `${isAtHome ? 0 : rowTop(card)}px`
  }
  slot.style.position = release === null ? 'fixed' : ''
  slot.style.width = release === null ? '100%' : ''
  place()
  const unwatch = watchPage(place)
  return () => {
    unwatch()
    release?.()
  }
}

/** Makes room for the card under the header; returns what gives it back, or `null` where the header is out of view. */
function reserveRow(card: HTMLElement, slot: HTMLElement): (() => void) | null {
  slot.style.height = '0px'
  const content = slot.nextElementSibling
  const height = card.offsetHeight
  const left = headerBottom()
  if (content === null || left < height / 2 || openDialog() !== null) return null
  // The part that the header has no room for lies over what is empty under it, else the page makes room for it.
  const { controls, texts } = boxesInView(card)
  const isFree = height <= left || !coversAny(left, height, [...controls, ...texts])
  slot.style.height = `${height}px`
  scrollBy({ top: isFree ? height : left, behavior: 'instant' })
  return () => {
    const { top } = content.getBoundingClientRect()
    slot.style.height = '0px'
    scrollBy({ top: content.getBoundingClientRect().top - top, behavior: 'instant' })
  }
}

/** How far down the window the header reaches; nothing where it is out of view. */
function headerBottom(): number {
  return document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
}

function openDialog(): Element | null {
  return [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1) ?? null
}

/** How far down the window a row lies: along its upper edge, above the bars at its foot, or where else it hides no control, heading or reason. */
function rowTop(card: HTMLElement): number {
  const { offsetWidth: width, offsetHeight: height } = card
  const { controls, named, texts } = boxesInView(card, openDialog() ?? document)
  const foot = Math.min(innerHeight, ...bars().map(({ top }) => top))
  const taken = [...controls, ...named]
  const edge = [0, foot - height].find((top) => !coversAny(top, top + height, taken))
  if (edge !== undefined) return edge
  return freeSpot({ width, height }, new DOMRect(0, 0, width, foot), { controls: taken, texts }).top
}

/** The bars that stay at the foot of the window. */
function bars(): DOMRect[] {
  return [...document.querySelectorAll('nav, [data-mini-player]')]
    .filter((element) => getComputedStyle(element).position === 'fixed')
    .map((element) => element.getBoundingClientRect())
}

/** Whether a row from one height of the window to another, as wide as the window, lies over any of these. */
function coversAny(from: number, to: number, boxes: readonly DOMRect[]): boolean {
  return boxes.some(({ top, bottom }) => top < to && bottom > from)
}
