import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { problems } from '#contract/problems.ts'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'
import { submitLink } from './home.ts'
import { test } from './watched-test.ts'

/** The screen that the table of the simulator expects to be shown for a video. */
function expectedFor(videoId: string) {
  const expected = scenarios[videoId]?.expected
  if (expected === undefined || expected.isOk) throw new Error(`${videoId} is no scenario that fails`)
  return { title: problems[expected.code].title, sentence: expected.sentence }
}

async function failurePanel(page: Page, videoId: string) {
  const { title, sentence } = expectedFor(videoId)
  const panel = page.getByRole('region', { name: title })
  await expect(panel.getByText(sentence, { exact: true })).toBeVisible()
  await expect(panel.getByText("This didn't use one of your summaries.")).toBeVisible()
  return panel
}

test.describe('a failure', () => {
  test.use({ expectedStatuses: [503] })

  test('leads on by the keyboard alone', async ({ page }) => {
    await submitLink(page, 'https://www.youtube.com/watch?v=sessionLim1')
    const panel = await failurePanel(page, 'sessionLim1')
    await expect(panel.getByRole('heading', { name: expectedFor('sessionLim1').title })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: 'Paste the transcript' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('dialog', { name: 'Paste a transcript' }).getByLabel(/^Video link/),
    ).toHaveValue('https://www.youtube.com/watch?v=sessionLim1')
  })
})

test.describe('a link to another site', () => {
  test.use({ expectedStatuses: [400] })

  test('leaves the cursor in its field, in view with what is wrong', async ({ page }) => {
    await submitLink(page, 'https://vimeo.com/12345')
    const field = page.getByRole('textbox', { name: 'YouTube link' })
    await expect(page.getByRole('alert')).toHaveText(
      'We read YouTube links. For any other video, paste its transcript.',
    )
    await expect(page.getByRole('alert')).toBeInViewport()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
    await expect(field).toHaveValue('https://vimeo.com/12345')
  })
})
