import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { goodParts, rice, summarizeExample } from './home.ts'
import { test } from './watched-test.ts'

/** Runs in the page: the names of the controls that the toast on screen hides, at least in part. */
const hiddenInPage = `(() => {
  const region = document.querySelector('[role="region"][aria-label^="Notifications"]')
  const card = region?.querySelector('li')?.getBoundingClientRect()
  if (card === undefined) return ['no toast']
  const hides = (box) =>
    box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top
  return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="slider"]')]
    .filter((control) => !region.contains(control) && [...control.getClientRects()].some(hides))
    .map((control) => control.textContent || control.getAttribute('aria-label') || control.tagName)
})()`

async function hiddenControls(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(hiddenInPage)
}

for (const [chip, width, height] of [
  [rice, 390, 844],
  [goodParts, 1280, 800],
] as const) {
  test(`the toast after a summary of ${chip} hides no control, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await summarizeExample(page, chip)
    const toast = page.getByRole('listitem').filter({ hasText: 'Summary generated successfully' })
    await expect(toast).toContainText('Your YouTube video has been summarized')
    await expect.poll(async () => await hiddenControls(page)).toEqual([])
    await page.getByRole('tab', { name: 'Transcript' }).click()
    await expect(toast).toBeHidden()
  })
}
