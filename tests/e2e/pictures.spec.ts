import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { goodParts, summarizeExample } from './home.ts'
import { test } from './watched-test.ts'

const player = 'https://www.youtube-nocookie.com/embed/**'

/** The pictures of the page that are there: their address, and whether something of them is to be seen. */
async function pictures(page: Page): Promise<{ path: string; isDrawn: boolean }[]> {
  return await page.evaluate(
    '[...document.images].map(({ src, naturalWidth }) => ({ path: new URL(src).pathname, isDrawn: naturalWidth > 0 }))',
  )
}

// Any request to another host fails these tests, as it does all others: see `watched-test.ts`.
test('the home page shows its examples without a picture from anywhere', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const card = page.getByRole('navigation', { name: 'Another example' }).getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('svg')).toBeVisible()
  expect(await pictures(page)).toEqual([])
})

test.describe('a result', () => {
  test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

  test('asks YouTube for nothing until the user presses play', async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
    })
    await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    const result = await summarizeExample(page, goodParts)
    await expect(async () => {
      expect(await pictures(page)).toEqual([{ path: '/api/thumbnails/hQVTIJBZook', isDrawn: true }])
    }).toPass()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await result.getByRole('button', { name: /^Play the video:/ }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect.poll(() => foreign).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(foreign).toHaveLength(1)
  })
})

test.describe('a video without a picture', () => {
  test.use({ expectedStatuses: [404] })

  test('has a still without one', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByLabel('YouTube link').fill('https://youtu.be/noImages001')
    await page.getByLabel('YouTube link').press('Enter')
    const still = page.getByRole('article').getByRole('button', { name: /^Play the video:/ })
    await expect(still).toBeVisible()
    await expect(still.locator('img')).toHaveCount(0)
  })
})
