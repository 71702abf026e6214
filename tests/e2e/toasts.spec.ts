import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { goodParts, rice, summarizeExample } from './home.ts'
import { test } from './watched-test.ts'

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
const headings = 'h1, h2, h3, [role="alert"]'

async function hiddenControls(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>(hiddenInPage(controls))
}

/** Where the page itself begins in the window, and how far it was scrolled. */
async function readPosition(page: Page): Promise<{ content: number; scrolled: number }> {
  return await page.evaluate(`({
    content: document.querySelector('main').getBoundingClientRect().top,
    scrolled: scrollY,
  })`)
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

test('on a phone a toast is a row under the header, and what is read does not move for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const before = await readPosition(page)
  expect(before.scrolled).toBe(0)
  await page.getByRole('button', { name: 'Summarize', exact: true }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Please enter a YouTube URL' })
  await expect(toast).toBeVisible()
  // It stays as long as the pointer is over it, or it has the focus.
  await page.mouse.move(195, 32)
  expect((await readPosition(page)).content).toBe(before.content)
  expect(await page.evaluate(hiddenInPage(`${controls}, ${headings}, p`))).toEqual([])
  await page.keyboard.press('F8')
  // What made room for it is there above it.
  await page.evaluate('scrollTo(0, 0)')
  await expect(page.getByRole('button', { name: 'Login' })).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => await hiddenControls(page)).toEqual([])
  // Wherever the page is scrolled to, it lies over nothing that is used or that names a part.
  for (const top of [260, 520, 1040, 1560]) {
    await page.evaluate(`scrollTo(0, ${top})`)
    await expect.poll(async () => await page.evaluate(hiddenInPage(`${controls}, ${headings}`))).toEqual([])
    await expect(toast).toBeInViewport({ ratio: 1 })
  }
  await page.evaluate('scrollTo(0, 0)')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toBeHidden()
  await expect.poll(async () => await readPosition(page)).toEqual(before)
})
