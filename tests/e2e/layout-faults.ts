import type { Page } from '@playwright/test'

/** Sets the direction of each page from its first moment on, as its language will. */
export const fromRightToLeft = `new MutationObserver((_, watch) => {
  if (document.documentElement === null) return
  document.documentElement.dir = 'rtl'
  watch.disconnect()
}).observe(document, { childList: true })`

/**
 * The faults of how a page is laid out: what goes beyond the window, words that are cut off, and words and
 * controls that lie over each other. What is cut on purpose says so by an ellipsis; what floats over the page
 * is measured by itself.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(measure)
}

const measure = `(() => {
  const width = innerWidth
  const faults = new Set()
  const name = (element) => element.tagName.toLowerCase() + ' "' +
    (element.textContent.trim() || element.getAttribute('aria-label') || element.className || '').slice(0, 60) + '"'
  const styles = new Map()
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element))
    return styles.get(element)
  }
  const chain = (element) => {
    const found = []
    for (let each = element; each !== null; each = each.parentElement) found.push(each)
    return found
  }
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // Words for a screen reader alone.
    !chain(element).some((each) => each.offsetWidth <= 1 && each.offsetHeight <= 1 && style(each).position === 'absolute')
  const floor = (element) => chain(element).find((each) => ['fixed', 'sticky'].includes(style(each).position) ||
    each.matches('[role="dialog"], [role="menu"], [role="tooltip"]')) ?? null
  const cuts = (element) => ['overflowX', 'overflowY'].some((axis) => style(element)[axis] !== 'visible')
  // What is seen of a box within all that scrolls or cuts.
  const seen = (box, element) => chain(element).filter(cuts).reduce((rest, each) => {
    const edge = each.getBoundingClientRect()
    return {
      left: Math.max(rest.left, edge.left), right: Math.min(rest.right, edge.right),
      top: Math.max(rest.top, edge.top), bottom: Math.min(rest.bottom, edge.bottom),
    }
  }, box)

  const texts = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const element = node.parentElement
    if (node.data.trim() === '' || element.closest('script, style, noscript, option') || !isSeen(element)) continue
    // What a pointer goes through floats over the page on purpose.
    if (style(element).pointerEvents === 'none') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 1) texts.push({ element, box, rest: seen(box, element) })
  }
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter(isSeen)
    .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box, rest: seen(box, element) })))

  const over = document.documentElement.scrollWidth - width
  if (over > 0) faults.add(over + ' px wider than the window')
  for (const { element, rest } of [...texts, ...controls])
    if (rest.right > rest.left && (rest.left < -1 || rest.right > width + 1)) faults.add(name(element) + ' goes beyond the window')
  for (const { element, box, rest } of texts) {
    const isMeant = chain(element).some((each) => style(each).textOverflow === 'ellipsis' ||
      style(each).webkitLineClamp !== 'none' || ['auto', 'scroll'].includes(style(each).overflowX))
    if (!isMeant && (rest.left > box.left + 1 || rest.right < box.right - 1)) faults.add(name(element) + ' is cut off')
  }
  for (const { element, rest: control } of controls) {
    for (const text of texts) {
      if (element.contains(text.element) || text.element.contains(element)) continue
      if (chain(element).some((each) => each.control !== undefined && each.contains(text.element))) continue
      if (floor(element) !== floor(text.element)) continue
      if (Math.min(control.right, text.rest.right) - Math.max(control.left, text.rest.left) > 2 &&
        Math.min(control.bottom, text.rest.bottom) - Math.max(control.top, text.rest.top) > 4)
        faults.add(name(text.element) + ' lies under ' + name(element))
    }
  }
  return [...faults]
})()`
