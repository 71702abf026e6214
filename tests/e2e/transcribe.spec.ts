import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openHome, rice } from './home.ts'
import { test } from './watched-test.ts'

test('a link becomes a transcript, which scrolls in a box on a wide window alone, and the transcript a summary', async ({
  page,
}) => {
  await openHome(page, rice)
  await page.getByRole('button', { name: 'Transcribe' }).click()
  await expect(page.getByRole('heading', { name: rice })).toBeVisible()
  const text = page.getByRole('region', { name: 'Transcript text' })
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  expect(height, 'the transcript scrolls in its frame, not with the page').toBeLessThan(3000)
  await page.setViewportSize({ width: 390, height: 844 })
  const hidden = (box: { scrollHeight: number; clientHeight: number }) => box.scrollHeight - box.clientHeight
  await expect.poll(() => text.evaluate(hidden), 'on a phone all of it is in the page').toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByLabel('Search in the transcript').fill('we choose to go to the moon')
  await expect(text.locator('mark').first()).toBeVisible()
  await expect(text.getByText(/^~\d+:\d\d$/).first()).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download transcript' }).click()
  await page.getByRole('menuitem', { name: 'Text' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^(?!transcript)[^/]+\.txt$/)
  expect(await readFile(await download.path(), 'utf8')).toMatch(/we choose to go to the moon/i)

  await page.getByRole('button', { name: /^Generate (AI )?Summary$/ }).click()
  const result = page.getByRole('article')
  await expect(result.getByText('Times are approximate (~).')).toBeVisible()
  await expect(result.getByText(/^~\d+:\d\d$/).first()).toBeVisible()
})
