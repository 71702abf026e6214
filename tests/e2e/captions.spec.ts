import { expect } from '@playwright/test'
import { submitLink } from './home.ts'
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
