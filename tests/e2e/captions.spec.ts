import { expect } from '@playwright/test'
import { submitLink } from './home.ts'
import { test } from './watched-test.ts'

const playlist = 'https://www.youtube.com/playlist?list=PLsimulatedSidebar'
const manyTracks = 'https://www.youtube.com/watch?v=manyTracks1&t=42'

test('a playlist gives its first video, and says so', async ({ page }) => {
  await submitLink(page, playlist)
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: 'JavaScript: The Good Parts' })).toBeVisible()
  await expect(result.getByText('The link names a playlist; this is its first video.')).toBeVisible()
})

test('captions are chosen by the keyboard alone and summarized', async ({ page }) => {
  await submitLink(page, manyTracks)
  const result = page.getByRole('article')
  await expect(result.getByRole('button', { name: /^Play the video from 0:42:/ })).toBeVisible()
  // The result takes the focus as it arrives; what comes after is the person's.
  await expect(result.getByRole('heading').first()).toBeFocused()
  await result.getByRole('button', { name: 'Show transcript' }).focus()
  await page.keyboard.press('Enter')
  const text = result.getByRole('region', { name: 'Transcript text' })
  await expect(text.getByText("Hi, I'm Mendel", { exact: false })).toBeVisible()

  const captions = result.getByRole('combobox', { name: 'Captions' })
  await expect(captions.locator('option:checked')).toHaveText('English (United Kingdom)')
  await page.keyboard.press('Tab')
  await expect(captions).toBeFocused()
  await page.keyboard.type('German')
  await expect(text.getByText('Hallo, ich bin Mendel', { exact: false })).toBeVisible()
  await expect(captions.locator('option:checked')).toHaveText('German')
  await expect(captions).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Summarize these captions' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(
    result.getByText('It is in German, the language of the video.', { exact: false }),
  ).toBeVisible()
})
