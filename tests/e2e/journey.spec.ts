import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { tabTo } from './keys.ts'
import { inLongRun, test } from './watched-test.ts'

const stages = (page: Page): Locator =>
  page.locator('section', { hasText: 'Under the Hood' }).locator('ol > li')
const isPlayed = async (stage: Locator): Promise<boolean> =>
  (await stage.getAttribute('data-phase')) !== 'waiting'

test.describe('for most readers', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('one sentence goes through the product as the reader scrolls', inLongRun, async ({ page }) => {
    await page.goto('/how-it-works', { waitUntil: 'networkidle' })
    await expect(stages(page)).toHaveCount(4)
    const check = stages(page).last()
    expect(await isPlayed(check)).toBe(false)
    // Whole before it is played: who prints the page, or scrolls fast, sees no empty scene.
    await expect(check.getByText('Verified at about 9:13')).toHaveCSS('opacity', '1')
    await check.scrollIntoViewIfNeeded()
    await expect.poll(() => isPlayed(check)).toBe(true)
  })
})

test.describe('for a reader who wants little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the four stages are stills', inLongRun, async ({ page }) => {
    await page.goto('/how-it-works', { waitUntil: 'networkidle' })
    for (const words of ['but because they are hard,', '50', 'Verified at about 9:13']) {
      await expect(stages(page).getByText(words, { exact: true }).first()).toHaveCSS('opacity', '1')
    }
    expect(await page.evaluate<number>('document.getAnimations().length')).toBe(0)
  })
})

test('a feature is tried by the keyboard alone, and nothing else moves', inLongRun, async ({ page }) => {
  await page.goto('/features', { waitUntil: 'networkidle' })
  await tabTo(page, 'button', 'Verified')
  const words = page.getByRole('dialog', { name: 'The words of the transcript' })
  await expect(words.locator('mark')).toContainText('We choose to go to the moon')
  await page.keyboard.press('Escape')
  await expect(words).toBeHidden()
  await tabTo(page, 'searchbox', 'Search the transcript')
  await page.keyboard.insertText(' there')
  await expect(page.getByText('1 of 6 sentences')).toBeVisible()
})
