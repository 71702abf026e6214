import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { screenGroups } from '../../../scripts/screens/every-screen.ts'
import { openScreen } from '../../../scripts/screens/screen.ts'
import type { Screen } from '../../../scripts/screens/screen.ts'
import { tooWide } from '../look-at-screen.ts'
import { atRest } from '../violations.ts'
import { test } from '../watched-test.ts'

/**
 * Texts of a page that cannot be read: those that stand outside of the window, that run out of the box of
 * their control, and that are cut off where nothing scrolls. An ellipsis is meant where a few letters are
 * left before it.
 */
async function cutTexts(page: Page): Promise<string[]> {
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

test.use({
  expectedStatuses: [404],
  allowedHosts: ['www.youtube-nocookie.com'],
  isFreshBrowser: true,
  viewport: { width: 1280, height: 844 },
})

/**
 * Text of twice its size: by the font size of the browser, and by its zoom, which leaves the window half of
 * its width.
 */
const sizes = [
  { name: 'letters of 32 px', fontSize: '32px', width: 1280, height: 844 },
  { name: 'a zoom of 200 %', fontSize: '', width: 640, height: 422 },
] as const

const planted = `
  <div style="width: 100px; overflow: hidden; white-space: nowrap">cut on its way to the end</div>
  <button style="width: 80px; height: 20px; white-space: nowrap; font-size: 32px">out of its control</button>
  <p style="width: 60px; font-size: 32px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">hardly a letter</p>
  <p style="width: 90px; height: 20px; overflow: auto">scrolls, so that nothing is lost of it</p>
  <p style="width: 600px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${'long '.repeat(99)}</p>`

test('texts that cannot be read are found, and those that can are not', async ({ page }) => {
  await page.setContent(planted)
  expect(await cutTexts(page)).toEqual([
    'cut off: cut on its way to the end',
    'runs out of its control: out of its control',
    'nearly nothing is left: hardly a letter',
  ])
  await page.setContent('<p style="margin-left: 1260px; white-space: nowrap">beside the window</p>')
  expect(await cutTexts(page)).toEqual(['outside of the window: beside the window'])
})

for (const [name, screens] of Object.entries(screenGroups)) {
  test(`${name}: nothing is cut off where text is twice as large`, async ({ page, baseURL }) => {
    test.setTimeout(testTimeoutMs(300))
    page.setDefaultTimeout(testTimeoutMs(15))
    const faults: string[] = []
    for (const screen of screens) {
      faults.push(...(await faultsOf(page, screen, baseURL ?? '')))
    }
    expect(faults).toEqual([])
  })
}

/** A screen is opened once, at its common size, and then read at each of the others. */
async function faultsOf(page: Page, screen: Screen, origin: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 844 })
  await openScreen(page, screen, origin)
  const faults: string[] = []
  for (const { name, fontSize, width, height } of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`)
    await page.evaluate(atRest)
    const found = [...(await tooWide(page)), ...(await cutTexts(page))]
    faults.push(...found.map((fault) => `${screen.name}, ${name}: ${fault}`))
  }
  return faults
}
