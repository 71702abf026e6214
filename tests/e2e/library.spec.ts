import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { goodParts, rice } from './home.ts'
import { inDatabase } from './in-database.ts'
import { tabTo } from './keys.ts'
import { plainDataDir } from './run-environment.ts'
import { openStranger, shareLine } from './shared-line.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { inLongRun, test } from './watched-test.ts'

const [speech, talk] = exampleVideos
const delivered = z.object({ historyId: z.uuid() })

/** Signs this browser in; gives the address. */
async function signIn(page: Page): Promise<string> {
  const email = newAddress()
  await signInElsewhere(page.request, email)
  return email
}

/** Has a video summarized by the signed-in user; gives the id in the history. */
async function summarize(page: Page, videoUrl: string): Promise<string> {
  const answer = await page.request.post('/api/summarize', { data: { videoUrl } })
  return delivered.parse(await answer.json()).historyId
}

function card(page: Page, title: string) {
  return page.getByRole('article', { name: title })
}

test('what was made is found, taken off the list and put back, by the keyboard alone', async ({ page }) => {
  const email = await signIn(page)
  await summarize(page, speech.videoUrl)
  const id = await summarize(page, talk.videoUrl)
  await page.goto('/history')
  await expect(page.getByText('2 summaries', { exact: true })).toBeVisible()

  await tabTo(page, 'searchbox', 'Search, or ask all your videos a question')
  await page.keyboard.insertText('moon space')
  await expect(page.getByText('1 summary found', { exact: true })).toBeVisible()
  await expect(card(page, rice)).toBeVisible()
  await expect(card(page, goodParts)).toHaveCount(0)

  await tabTo(page, 'button', 'Delete')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card(page, rice).getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Deleted: ${rice}`)).toBeVisible()
  // A reload keeps the search, which is part of the address.
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('moon space')
  await page.goto('/history')
  await expect(page.getByText('1 summary', { exact: true })).toBeVisible()

  await tabTo(page, 'link', goodParts)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/v/${id}`)
  await expect(page.getByRole('article').getByRole('heading', { name: goodParts })).toBeVisible()

  // The free plan keeps a week in view; what is older is counted.
  await makeOlder(email)
  await page.goto('/history')
  await expect(page.getByText('1 more summary is older than the 7 days')).toBeVisible()
  await expect(card(page, goodParts)).toHaveCount(0)
})

test('a transcript that was fetched is stored, copied whole and taken off the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  await page.request.post('/api/transcribe', { data: { videoUrl: speech.videoUrl } })
  await page.goto('/transcriptions')
  const item = card(page, rice)
  await expect(item.getByText('18:15')).toBeVisible()
  await expect(item.getByRole('link', { name: 'View original video' })).toHaveAttribute(
    'href',
    speech.videoUrl,
  )
  await item.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied.length).toBeGreaterThan(5000)
  await item.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`Deleted: ${rice}`)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No transcriptions yet' })).toBeVisible()
})

test.describe('a shared summary', () => {
  test.use({ expectedStatuses: [404] })

  test('is read by all who have the link, until it is taken back, by the keyboard alone', async ({
    page,
    browser,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const email = await signIn(page)
    const id = await summarize(page, talk.videoUrl)
    await page.goto(`/v/${id}`)
    await expect(page.getByRole('article').getByRole('heading', { name: goodParts })).toBeVisible()
    await tabTo(page, 'button', 'Share')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
    const address = await page.evaluate<string>('navigator.clipboard.readText()')
    // What is shared already opens what can be done with its link.
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Share this summary' })
    await expect(dialog.getByLabel('Link')).toHaveValue(address)
    await expect(dialog.getByLabel('Link')).toBeFocused()

    const stranger = await browser.newPage()
    await stranger.goto(address)
    await expect(stranger.getByRole('article').getByRole('heading', { name: goodParts })).toBeVisible()
    expect(await stranger.content()).not.toContain(email)

    await tabTo(page, 'button', 'Stop sharing')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Create a link' })).toBeFocused()
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await stranger.close()
  })

  test(
    'is made by a visitor with one press, and taken back with another',
    inLongRun,
    async ({ page, browser, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const { historyId } = await shareLine(page, talk)
      await page.goto(`/v/${historyId}`)
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
      const address = await page.evaluate<string>('navigator.clipboard.readText()')

      await using stranger = await openStranger(browser)
      await stranger.page.goto(address)
      await expect(stranger.page.getByRole('article').getByRole('heading', { name: goodParts })).toBeVisible()
      await expect(stranger.page.getByText(/^A video in brief, made with Précis/)).toBeVisible()

      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('Sharing stopped', { exact: true })).toBeVisible()
      await stranger.page.reload()
      await expect(stranger.page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    },
  )
})

/** Lets what an account was given be eight days old: nobody waits for that here. */
async function makeOlder(email: string): Promise<void> {
  await inDatabase(
    plainDataDir(),
    `update history_items set created_at = now() - interval '8 days'
     from users where users.id = history_items.user_id and users.email = $1`,
    [email],
  )
}
