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
  await expect(result.getByText(/^\d+ insights in the speaker's own words$/)).toBeVisible()
  await expect(result.getByText(/^\d+:\d\d$/).first()).toBeVisible()
  await expect(result.getByRole('button', { name: /^Play/ })).toHaveCount(0)
})

test.describe('what cannot be had', () => {
  test.use({ expectedStatuses: [422] })

  test('a video without captions offers to paste its transcript, with the link still there', async ({
    page,
  }) => {
    await page.goto('/')
    const link = 'https://youtu.be/noCaptions1'
    await page.getByLabel('YouTube link').fill(link)
    await page.getByLabel('YouTube link').press('Enter')
    const panel = page.getByRole('region', { name: 'No captions' })
    await expect(panel.getByText("This didn't use one of your summaries.")).toBeVisible()
    await panel.getByRole('button', { name: 'Paste the transcript' }).click()
    const dialog = page.getByRole('dialog', { name: 'Paste a transcript' })
    await expect(dialog.getByLabel(/^Video link/)).toHaveValue(link)
    await dialog
      .getByLabel('Transcript', { exact: true })
      .fill('0:00 Never gonna give you up.\n0:04 Never gonna let you down.')
    await dialog.getByRole('button', { name: 'Summarize' }).click()
    await expect(
      page.getByRole('article').getByRole('button', { name: 'Play the video: YouTube Video' }),
    ).toBeVisible()
  })
})

test.describe('what is no transcript', () => {
  test.use({ expectedStatuses: [422] })

  test('a file without words is refused in the dialog', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Paste a transcript' }).click()
    const dialog = page.getByRole('dialog', { name: 'Paste a transcript' })
    const picture = {
      name: 'picture.srt',
      mimeType: 'image/png',
      buffer: Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    }
    await dialog.getByLabel(/Choose a caption file/).setInputFiles(picture)
    await dialog.getByRole('button', { name: 'Summarize' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByText('picture.srt')).toBeVisible()
  })
})
