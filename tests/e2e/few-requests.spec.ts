import { expect } from '@playwright/test'
import { test } from './watched-test.ts'

test('the home page asks for little until its reader does something', async ({ page }) => {
  let requests = 0
  page.on('request', () => (requests += 1))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Help' })).toBeVisible()
  expect(requests).toBeLessThanOrEqual(65)
  const before = requests
  await page.keyboard.press('Shift')
  await expect.poll(() => requests).toBeGreaterThan(before)
})
