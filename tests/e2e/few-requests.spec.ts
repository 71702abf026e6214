import { expect } from '@playwright/test'
import { test } from './watched-test.ts'

test('the home page asks for 40 files at most until its reader does something, and for 60 in all', async ({
  page,
}) => {
  let requests = 0
  page.on('request', () => (requests += 1))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Help' })).toBeVisible()
  expect(requests).toBeLessThanOrEqual(40)
  const before = requests
  await page.keyboard.press('Shift')
  await expect.poll(() => requests).toBeGreaterThan(before)
  let seen = before
  const isQuiet = (): boolean => {
    const last = seen
    seen = requests
    return last === requests
  }
  await expect.poll(isQuiet, { intervals: [2000] }).toBe(true)
  expect(requests).toBeLessThanOrEqual(60)
})
