import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { openHome, rice, submitLink } from './home.ts'
import { test } from './watched-test.ts'

const manyTracks = 'https://www.youtube.com/watch?v=manyTracks1&t=42'

test('captions are chosen by the keyboard alone and summarized', async ({ page }) => {
  await submitLink(page, manyTracks)
  const result = page.getByRole('article')
  await expect(result.getByRole('button', { name: /^Play the video from 0:42:/ })).toBeVisible()
  // The result takes the focus as it arrives; what comes after is the person's.
  await expect(result.getByRole('heading').first()).toBeFocused()
  await result.getByRole('tab', { name: 'Transcript' }).focus()
  await page.keyboard.press('Enter')
  const text = result.getByRole('region', { name: 'Transcript text' })
  await expect(text.getByText('This is the lighthouse', { exact: false })).toBeVisible()

  const captions = result.getByRole('combobox', { name: 'Captions' })
  await expect(captions.locator('option:checked')).toHaveText('English (United Kingdom)')
  await page.keyboard.press('Tab')
  await expect(captions).toBeFocused()
  await page.keyboard.type('German')
  await expect(text.getByText('Das ist der Leuchtturm', { exact: false })).toBeVisible()
  await expect(captions.locator('option:checked')).toHaveText('German')
  await expect(captions).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Summarize these captions' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    result.getByText('It is in German, the language of the video.', { exact: false }),
  ).toBeVisible()
})

const captions = 'tests/fixtures/captions/lighthouse.en.srt'

test('a caption file becomes a summary with its times', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a transcript' })
  await dialog.getByLabel(/Choose a caption file/).setInputFiles(captions)
  await dialog.getByLabel(/^Title/).fill('The lighthouse in our bay')
  await dialog.getByRole('button', { name: 'Summarize' }).click()
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: 'The lighthouse in our bay' })).toBeVisible()
  await expect(result.getByText('Every line is quoted from the transcript')).toBeVisible()
  await expect(result.getByText(/^\d+:\d\d$/).first()).toBeVisible()
  await expect(result.getByRole('button', { name: /^Play (from|the video)/ })).toHaveCount(0)
})

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
