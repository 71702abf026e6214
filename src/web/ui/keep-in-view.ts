import { pageDirection } from './direction.ts'
import { freeSpot } from './free-spot.ts'

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

/** What a card must not hide: whatever can be used, and the bars that stay while the page scrolls. */
const controlSelector =
  'a[href], button, input, select, textarea, summary, [role="slider"], [tabindex="0"], header:not(main *), nav:not(main *)'
/** What it hides only where nothing else is left. */
const textSelector = 'h1, h2, h3, p, li, dd, img, svg'
/** What names a part of the page, or says why something failed. */
const nameSelector = 'h1, h2, h3, [role="alert"]'
const margin = 16

/**
 * A ref that puts a card where it covers no control of the page: when it appears, and again where the page has come to rest
 * after scrolling, or has become another one under it, or has more in it. It stays where its classes have it when it cannot be measured.
 */
function keepOnFreeSpot(card: HTMLElement): () => void {
  const place = (): void => placeCard(card)
  place()
  return watchPage(place)
}

/** Calls back whenever the page has come to rest after scrolling, has another size or has other parts; returns what ends that. */
function watchPage(onChange: () => void): () => void {
  for (const event of ['scrollend', 'resize']) addEventListener(event, onChange)
  const size = new ResizeObserver(onChange)
  size.observe(document.body)
  const parts = new MutationObserver(onChange)
  parts.observe(document.body, { childList: true, subtree: true })
  return () => {
    size.disconnect()
    parts.disconnect()
    for (const event of ['scrollend', 'resize']) removeEventListener(event, onChange)
  }
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
  const { controls, named, texts } = boxesInView(card)
  // Counted twice more: what names a part of the page is the last text to be hidden.
  const covered = { controls, texts: [...texts, ...named, ...named] }
  return freeSpot({ width, height }, area, covered, pageDirection() === 'rtl' ? 'left' : 'right')
}

/** What stands in the window, of the page or a part of it: controls, what names and explains, and all text. */
type Boxes = { controls: DOMRect[]; named: DOMRect[]; texts: DOMRect[] }

/** Where all of that is; the card and what it stands in are left out. */
function boxesInView(card: HTMLElement, within: ParentNode = document): Boxes {
  const boxesOf = (selector: string, measure: (element: Element) => DOMRectList): DOMRect[] =>
    [...within.querySelectorAll(selector)]
      .filter((element) => !card.contains(element) && !element.contains(card))
      .flatMap((element) => [...measure(element)])
      .filter(({ bottom, top }) => bottom > 0 && top < innerHeight)
  return {
    controls: boxesOf(controlSelector, (element) => element.getClientRects()),
    named: boxesOf(nameSelector, linesOf),
    texts: boxesOf(textSelector, linesOf),
  }
}

/** Where the words of an element are: what is beside the end of a short line is free. */
function linesOf(element: Element): DOMRectList {
  if (!(element instanceof HTMLElement) || element.childNodes.length === 0) return element.getClientRects()
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects()
}
