import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { tabTo } from './keys.ts'
import { inLongRun, test } from './watched-test.ts'

const part = (page: Page) => page.getByRole('region', { name: 'An example in brief' })
const verdict = (page: Page) => part(page).getByText('Verified at about 9:13', { exact: true })

/** Runs in the page: how far its parts have moved by themselves since it was opened. */
const layoutShift = `new Promise((resolve) => {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
})`

test.describe('for most readers', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, isFreshBrowser: true })

  test('a line is checked before the eyes of the reader, once, and moves nothing else', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    // Its fonts come when its words have been drawn, as on a slow connection.
    const drawn = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await drawn.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(part(page)).toBeVisible()
    await page.evaluate(`new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))`)
    drawn.resolve()
    await page.waitForLoadState('networkidle')
    await part(page).scrollIntoViewIfNeeded()
    expect((await part(page).boundingBox())?.x, 'below the input').toBeLessThan(30)
    // It ends by itself; its button says the same before it begins.
    await expect(part(page).locator('[data-phase]')).toHaveAttribute('data-phase', 'done')
    await expect(part(page).getByRole('button', { name: 'Play again' })).toBeVisible()
    await expect(verdict(page)).toHaveCSS('opacity', '1')
    await tabTo(page, 'button', 'Play again')
    await page.keyboard.press('Enter')
    await expect(part(page).getByRole('button', { name: 'Stop' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toHaveCSS('opacity', '1')
    await expect(part(page).getByRole('button', { name: 'Play again' })).toBeFocused()
    expect(await page.evaluate<number>(layoutShift)).toBeLessThan(0.02)
    await page.setViewportSize({ width: 1280, height: 900 })
    const input = await page.getByLabel('YouTube link').boundingBox()
    const beside = (await part(page).boundingBox())?.x
    expect(beside, 'beside the input').toBeGreaterThan((input?.x ?? 0) + (input?.width ?? 0))
  })
})

test.describe('for a reader who wants little motion', () => {
  test('it is finished from the start, and nothing moves', inLongRun, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(verdict(page)).toHaveCSS('opacity', '1')
    await expect(part(page).getByText('Checking...')).toHaveCSS('opacity', '0')
    await expect(part(page).getByRole('button')).toBeHidden()
    expect(await page.evaluate<number>('document.getAnimations().length')).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'the example begins in the first window, with nothing of it behind the bar but what goes on',
    inLongRun,
    async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' })
      const bar = await page.getByRole('navigation', { name: 'Main pages' }).boundingBox()
      const box = await part(page).boundingBox()
      expect((bar?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThanOrEqual(120)
    },
  )
})

test('an example is a result that works, by the keyboard alone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await tabTo(page, 'link', 'Read all of it')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Written by us for this example, checked line by line.')).toBeVisible()
  const result = page.getByRole('article', { name: "President Kennedy's Speech at Rice University" })
  await expect(result.getByRole('slider', { name: 'Map of the video' })).toBeVisible()
  await tabTo(page, 'button', 'Verified')
  const words = page.getByRole('dialog', { name: 'The words of the transcript' })
  await page.keyboard.press('Enter')
  await expect(words.locator('mark')).toContainText('We choose to go to the moon')
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('navigation', { name: 'Another example' })).toBeVisible()
})
