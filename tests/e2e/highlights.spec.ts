import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { inLongRun, test } from './watched-test.ts'

const [speech] = exampleVideos
const delivered = z.object({ historyId: z.uuid() })

/** Opens a summary of the caller at its lasting address. */
async function openResult(page: Page): Promise<string> {
  const answer = await page.request.post('/api/summarize', { data: { videoUrl: speech.videoUrl } })
  const { historyId } = delivered.parse(await answer.json())
  await page.goto(`/v/${historyId}`)
  await expect(firstLine(page)).toBeVisible()
  return historyId
}

const firstLine = (page: Page): Locator => page.locator('[data-line="gist-0"]')
const card = (page: Page): Locator => page.getByRole('dialog', { name: 'The words of the transcript' })
const note = 'Read this to the class.'

/** Highlights the first line with a note by the keys alone, and waits until both are stored. */
async function highlightByKeys(page: Page): Promise<void> {
  const isStored = () => page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('j')
  await expect(card(page)).toBeVisible()
  const highlighted = isStored()
  await page.keyboard.press('h')
  expect((await highlighted).status()).toBe(200)
  await page.keyboard.press('n')
  await expect(page.getByLabel('Your note')).toBeFocused()
  await page.keyboard.type(note)
  const noted = isStored()
  await page.keyboard.press('Control+Enter')
  expect((await noted).status()).toBe(200)
  await expect(card(page).getByText(note)).toBeVisible()
}

async function expectHighlight(page: Page): Promise<void> {
  await expect(firstLine(page).locator('mark').first()).toBeVisible()
  await expect(page.locator('[data-dot="gist-0"][data-highlighted]')).toBeVisible()
  await page.getByRole('button', { name: 'Your highlights 1' }).click()
  await expect(page.getByText(`Your note: ${note}`)).toBeVisible()
}

/** Shares a summary, or a line of it. */
async function share(page: Page, historyId: string, call: 'share' | 'moments/gist-0'): Promise<unknown> {
  return await (await page.request.post(`/api/history/${historyId}/${call}`)).json()
}

test('highlights survive a reload and a second device, and no shared page shows them, not to their owner either', async ({
  page,
  browser,
}) => {
  const email = newAddress()
  await signInElsewhere(page.request, email)
  const historyId = await openResult(page)
  await highlightByKeys(page)
  await page.reload()
  await expectHighlight(page)
  expect(await violations(page)).toEqual([])

  await using other = await browser.newContext()
  await signInElsewhere(other.request, email)
  const there = await other.newPage()
  await there.goto(`/v/${historyId}`)
  await expectHighlight(there)

  const { sharePath } = z.object({ sharePath: z.string() }).parse(await share(page, historyId, 'share'))
  const moment = await share(page, historyId, 'moments/gist-0')
  const { momentPath } = z.object({ momentPath: z.string() }).parse(moment)
  await using stranger = await browser.newContext()
  for (const reader of [await stranger.newPage(), page]) {
    for (const path of [sharePath, momentPath]) {
      await reader.goto(path, { waitUntil: 'networkidle' })
      await expect(reader.getByRole('article')).toBeVisible()
      await expect(reader.getByText(note)).toHaveCount(0)
      await expect(reader.locator('[data-highlighted]')).toHaveCount(0)
      await expect(reader.getByRole('button', { name: /^(?:Remove h|H)ighlights?/ })).toHaveCount(0)
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test(
    'a visitor highlights a line by touch, writes a note on it, and removes both',
    inLongRun,
    async ({ page }) => {
      await openResult(page)
      await firstLine(page).tap()
      await card(page).getByRole('button', { name: 'Highlight', exact: true }).tap()
      await card(page).getByRole('button', { name: 'Add note' }).tap()
      await page.getByLabel('Your note').fill(note)
      await expect(page.getByRole('button', { name: 'Save note' })).toBeInViewport({ ratio: 1 })
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Save note' }).tap()
      await expect(card(page).getByText(note)).toBeVisible()
      await page.reload()
      await expect(firstLine(page).locator('mark').first()).toBeVisible()
      await firstLine(page).tap()
      await card(page).getByRole('button', { name: 'Remove highlight' }).tap()
      await card(page).getByRole('button', { name: 'Remove both' }).tap()
      await expect(firstLine(page).locator('mark')).toHaveCount(0)
    },
  )
})
