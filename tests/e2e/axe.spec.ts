import { rice, summarizeExample } from './home.ts'
import { expect } from '@playwright/test'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme}`, () => {
    test.use({ colorScheme: scheme })

    test('the empty home page', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Three steps' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('a result with its transcript open', async ({ page }) => {
      const result = await summarizeExample(page, rice)
      await result.getByRole('button', { name: 'Show transcript' }).click()
      // A few rows stand for the hundreds: they are all alike, and the check takes its time for each.
      await result.getByLabel('Search in the transcript').fill('the moon')
      await expect(result.locator('mark').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('the paste dialog', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Paste a transcript' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
