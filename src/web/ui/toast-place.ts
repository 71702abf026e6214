import { pageDirection } from './direction.ts'

/** The elements that a toast covers only where nothing else is left: fields, and the reasons of failures. */
const fieldSelector = 'input, select, textarea, [role="alert"]'
const fieldWeight = 100
const controlSelector = 'a[href], button, summary, [role="slider"], [tabindex="0"], h1, h2, h3'
/** The bars that stay at the foot of the window; on wide windows some of them are not there. */
const barSelector = 'nav, [data-mini-player], #offline'
const margin = 8

/**
 * A ref that keeps a toast between the header and what stays at the foot of the window, the keyboard of a
 * phone included: along the lower edge, or along the upper one where that hides fewer fields, reasons and
 * controls. What cannot be measured stays where its classes have it.
 */
export function keepToastClear(card: HTMLElement | null): (() => void) | undefined {
  if (card === null) return undefined
  const place = (): void => placeToast(card)
  place()
  const ended = new AbortController()
  const { signal } = ended
  addEventListener('scrollend', place, { signal })
  // A keyboard that opens may leave the window as large as it was.
  for (const event of ['resize', 'scroll']) window.visualViewport?.addEventListener(event, place, { signal })
  const size = new ResizeObserver(place)
  size.observe(document.body)
  const dialogs = new MutationObserver(place)
  dialogs.observe(document.body, { childList: true })
  return () => {
    ended.abort()
    size.disconnect()
    dialogs.disconnect()
  }
}

function placeToast(card: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = card
  if (width === 0) return
  const dialog = [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1) ?? null
  const area = clearArea(dialog)
  const sides = [area.left + margin, area.right - margin - width]
  if (pageDirection() !== 'rtl') sides.reverse()
  const places = [area.bottom - margin - height, area.top + margin].flatMap((top) =>
    sides.map((left) => new DOMRect(left, top, width, height)),
  )
  const costs = places.map((place) => costOf(place, card, dialog ?? document))
  const place = places[costs.indexOf(Math.min(...costs))]
  if (place === undefined) return
  Object.assign(card.style, { left: `${place.left}px`, top: `${place.top}px`, right: 'auto', bottom: 'auto' })
}

/** The visible part of the window between the bars of the page, which lie below a dialog. */
function clearArea(dialog: Element | null): DOMRect {
  const { offsetTop: seenTop = 0, height = innerHeight } = window.visualViewport ?? {}
  const bars = [...document.querySelectorAll(barSelector)].filter(
    (bar) => getComputedStyle(bar).position === 'fixed' && bar.checkVisibility(),
  )
  const foot = Math.min(seenTop + height, ...bars.map((bar) => bar.getBoundingClientRect().top))
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const [top, bottom] = dialog === null ? [Math.max(seenTop, head), foot] : [seenTop, seenTop + height]
  return new DOMRect(0, top, document.documentElement.clientWidth, bottom - top)
}

/** The area of the page that a toast would cover at this position. */
function costOf(place: DOMRect, card: HTMLElement, page: ParentNode): number {
  const countHidden = (selector: string): number =>
    [...page.querySelectorAll(selector)].filter(
      (element) =>
        !card.contains(element) &&
        !element.contains(card) &&
        [...element.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            left < place.right && right > place.left && top < place.bottom && bottom > place.top,
        ),
    ).length
  return fieldWeight * countHidden(fieldSelector) + countHidden(controlSelector)
}
