import { expect } from '@playwright/test'
import { standInScript } from '../fakes/browser-model.ts'
import { rice, summarizeExample } from './home.ts'
import { tabTo } from './keys.ts'
import { tooWide } from './look-at-screen.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

const button = "Write it with this browser's own model"

test("the browser's own model writes by keys alone, and each of its lines is looked up", async ({ page }) => {
  await page.addInitScript(standInScript({ availability: 'downloadable' }))
  await summarizeExample(page, rice)
  await expect(page.getByText('made without AI', { exact: true })).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    expect([...(await violations(page)), ...(await tooWide(page))]).toEqual([])
    await page.screenshot({ path: `test-results/browser-writing-${width}.png` })
  }
  const before = page.url()
  await tabTo(page, 'button', button)
  await page.keyboard.press('Enter')
  await expect(page.getByText("written by the browser's own model", { exact: true })).toBeVisible()
  expect(page.url()).not.toBe(before)
  await page.reload()
  await expect(page.getByText("written by the browser's own model", { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: button })).toHaveCount(0)
  await page.screenshot({ path: 'test-results/browser-writing-done.png' })
})

test('a lying model of a browser gets no line verified, and what differs is marked', async ({ page }) => {
  await page.addInitScript(standInScript({ writes: 'lies' }))
  await summarizeExample(page, rice)
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByText("written by the browser's own model", { exact: true })).toBeVisible()
  const result = page.getByRole('article')
  await expect(result.getByRole('button', { name: /^Verified/ })).toHaveCount(0)
  await expect(result.getByRole('button', { name: /^Differs/ }).first()).toBeVisible()
})
