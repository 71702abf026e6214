import type { Page } from '@playwright/test'

/**
 * Texts of a page that cannot be read: those that stand outside of the window, that run out of the box of their control, and
 * that are cut off where nothing scrolls. An ellipsis is meant where a few letters are left before it.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  const found = await page.evaluate<string[]>(script)
  return [...new Set(found)]
}

/** Runs in the page, which these files know no types of. */
const script = `(() => {
  const faults = []
  const slack = 2
  const letters = 4
  const isScrolled = (style) => /auto|scroll/.test(style.overflowX + style.overflowY)
  const isCutting = (style) => /hidden|clip/.test(style.overflowX + style.overflowY)
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert], svg, option, dialog:not([open])') === null
  const name = (text, why) => faults.push(why + ': ' + text.trim().slice(0, 60))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.nodeValue
    const parent = node.parentElement
    if (text.trim() === '' || parent === null || !isShown(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    look(parent, box, text)
  }
  return faults

  function look(from, box, text) {
    let right = box.right
    let left = box.left
    for (let element = from; element !== null && element !== document.body; element = element.parentElement) {
      const style = getComputedStyle(element)
      const around = element.getBoundingClientRect()
      if (around.width <= 1 || around.height <= 1) return
      if (isScrolled(style)) return
      const em = parseFloat(style.fontSize)
      if (style.textOverflow === 'ellipsis' && isCutting(style)) {
        if (element.scrollWidth > element.clientWidth && around.width < letters * em) name(text, 'nearly nothing is left')
        return
      }
      if (style.webkitLineClamp !== 'none' && isCutting(style)) return
      if (isCutting(style)) {
        const isWide = right > around.right + slack || left < around.left - slack
        const isHigh = box.bottom > around.bottom + slack || box.top < around.top - slack
        if (isWide || isHigh) return name(text, 'cut off')
      }
      if (element.matches('button, a[class*=h-], [role=tab]')) {
        const isOut =
          right > around.right + slack || left < around.left - slack || box.bottom > around.bottom + slack
        if (isOut && style.display !== 'inline') return name(text, 'runs out of its control')
      }
    }
    if (right > innerWidth + slack || left < -slack) name(text, 'outside of the window')
  }
})()`
