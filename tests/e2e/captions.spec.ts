import { expect } from '@playwright/test'
import { submitLink } from './home.ts'
import { test } from './watched-test.ts'

const playlist = 'https://www.youtube.com/playlist?list=PLsimulatedSidebar'
const manyTracks = 'https://www.youtube.com/watch?v=manyTracks1&t=42'

test.describe('a list that YouTube names only the first video of', () => {
  test.use({ expectedStatuses: [404] })

  test('gives that video, and says so', async ({ page }) => {
    await submitLink(page, playlist)
    const result = page.getByRole('article')
    await expect(result.getByRole('heading', { name: 'JavaScript: The Good Parts' })).toBeVisible()
    await expect(result.getByText('Your link is a playlist; this is its first video.')).toBeVisible()
  })
})

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

test('captions that leave most of a video out are summarized on request, and the page says where they end', async ({
  page,
}) => {
  await submitLink(page, 'https://youtu.be/earlyEnd001')
  const panel = page.getByRole('region', { name: 'Captions withheld' })
  await expect(
    panel.getByText("This video's captions end at 9:20 of 1:01:10.", { exact: false }),
  ).toBeVisible()
  await panel.getByRole('button', { name: 'Summarize the first 9 minutes' }).click()
  const result = page.getByRole('article')
  await expect(
    result.getByText("Captions end at 9:20 of 1:01:10. Anything said after that isn't included."),
  ).toBeVisible()
  await expect(
    result.getByRole('figure').getByText('Captions end at 9:20 of 1:01:10.', { exact: false }),
  ).toBeVisible()
})

test("YouTube's own chapters come before those that we read from the description", async ({ page }) => {
  await submitLink(page, 'https://youtu.be/chapterBoth')
  const result = page.getByRole('article')
  await expect(result.getByText("YouTube's second").first()).toBeVisible()
  await expect(result.getByText('12:31').first()).toBeVisible()
})

test('the video is found in a text that has its link', async ({ page }) => {
  await submitLink(page, 'Watch this: https://youtu.be/okRolling01?t=90.5, it is great!')
  await expect(
    page.getByRole('article').getByRole('button', { name: /^Play the video from 1:30:/ }),
  ).toBeVisible()
})
