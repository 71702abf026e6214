import { expect } from '@playwright/test'
import { test } from './watched-test.ts'

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
