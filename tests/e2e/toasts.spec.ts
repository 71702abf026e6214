import { expect } from '@playwright/test'
import { goodParts, rice, summarizeExample } from './home.ts'
import { inLongRun, test } from './watched-test.ts'

/** Runs in the page: the names of the elements of a kind that the toast on screen hides, at least in part. */
const hiddenInPage = (kind: string) => `(() => {
  const region = document.querySelector('[role="region"][aria-label^="Notifications"]')
  const card = region?.querySelector('li')?.getBoundingClientRect()
  if (card === undefined) return ['no toast']
  const hides = (box) =>
    box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top
  return [...document.querySelectorAll('${kind}')]
    .filter((control) => !region.contains(control) && [...control.getClientRects()].some(hides))
    .map((control) => control.textContent || control.getAttribute('aria-label') || control.tagName)
})()`

const controls = 'a[href], button, input, select, textarea, [role="slider"]'
/** The parts that a toast on a phone leaves free: what is typed into, why something failed, and the bars. */
const uncovered = 'input, textarea, [role="alert"], header, nav[class*="fixed"]'
/** Stands in for a phone that draws its keyboard over the window: so much of the window is seen. */
const keyboardScript = `(() => {
  const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: innerHeight })
  Object.defineProperty(window, 'visualViewport', { value: seen })
  globalThis.openKeyboard = (height) => {
    seen.height = height
    seen.dispatchEvent(new Event('resize'))
  }
})()`

// On a phone each row of a result is a control: for its seconds a toast may lie over one of them.
for (const [chip, width, height, parts, run] of [
  [rice, 390, 844, uncovered, {}],
  [goodParts, 1280, 800, controls, inLongRun],
] as const) {
  test(
    `the toast after a summary of ${chip} hides nothing that is needed, ${width} px wide`,
    run,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await summarizeExample(page, chip)
      const toast = page.getByRole('listitem').filter({ hasText: 'Summary generated successfully' })
      await expect(toast).toContainText('Your YouTube video has been summarized')
      await expect.poll(async () => await page.evaluate(hiddenInPage(parts))).toEqual([])
      await page.getByRole('tab', { name: 'Transcript' }).click()
      await expect(toast).toBeHidden()
    },
  )
}

test(
  'on a phone a toast lies over no field, reason, header or bar, wherever the page is scrolled to',
  inLongRun,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Summarize', exact: true }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Please enter a YouTube URL' })
    await expect(toast).toBeVisible()
    // It stays as long as it has the focus.
    await page.keyboard.press('F8')
    expect(await page.evaluate('scrollY'), 'what is read stays where it is').toBe(0)
    for (const top of [0, 130, 260, 520, 1040, 1560]) {
      await page.evaluate(`scrollTo(0, ${top})`)
      await expect
        .poll(async () => await page.evaluate(hiddenInPage(uncovered)), `${top} px down`)
        .toEqual([])
      await expect(toast).toBeInViewport({ ratio: 1 })
    }
    await page.evaluate('scrollTo(0, 0)')
    await toast.getByRole('button', { name: 'Close' }).click()
    await expect(toast).toBeHidden()
  },
)

test.describe('with a keyboard on the screen', () => {
  // The keyboard would stay for the tests that come after it in the same browser.
  test.use({ isFreshBrowser: true })

  test(
    'on a phone a toast stays above the keyboard, and off the field that is typed into',
    inLongRun,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.addInitScript(keyboardScript)
      await page.goto('/')
      await page.getByRole('button', { name: 'Summarize', exact: true }).click()
      const toast = page.getByRole('listitem').filter({ hasText: 'Please enter a YouTube URL' })
      await expect(toast).toBeVisible()
      await page.keyboard.press('F8')
      for (const height of [500, 430, 844]) {
        await page.evaluate(`openKeyboard(${height})`)
        const box = await toast.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0), `${height} px are seen`).toBeLessThanOrEqual(height)
        expect(await page.evaluate(hiddenInPage(uncovered))).toEqual([])
      }
    },
  )
})
