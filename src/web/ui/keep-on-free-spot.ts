import { pageDirection } from './direction.ts'
import { freeSpot } from './free-spot.ts'

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
export function keepOnFreeSpot(card: HTMLElement): () => void {
  const place = (): void => placeCard(card)
  place()
  return watchPage(place)
}

/** Calls back whenever the page has come to rest after scrolling, has another size or has other parts; returns what ends that. */
export function watchPage(onChange: () => void): () => void {
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
export type Boxes = { controls: DOMRect[]; named: DOMRect[]; texts: DOMRect[] }

/** Where all of that is; the card and what it stands in are left out. */
export function boxesInView(card: HTMLElement, within: ParentNode = document): Boxes {
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
