import { expect } from '@playwright/test'
import { rice } from './home.ts'
import { openStranger, shareLine } from './shared-line.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

test('a stranger reads a shared line, plays it from its second, and learns when it is gone', async ({
  page,
  browser,
}) => {
  const { momentPath, call, line } = await shareLine(page)
  await using stranger = await openStranger(browser)
  const requests: string[] = []
  stranger.page.on('request', (request) => requests.push(request.url()))
  await stranger.page.goto(momentPath, { waitUntil: 'networkidle' })
  const article = stranger.page.getByRole('article', { name: rice })
  await expect(article.locator('mark')).toContainText(line?.text.slice(1, 20) ?? '')
  await expect(article.getByText(/^Quoted at about \d+:\d\d$/)).toBeVisible()
  expect(await violations(stranger.page)).toEqual([])
  expect(requests.filter((url) => url.includes('youtube'))).toEqual([])

  await article.getByRole('button', { name: /^Play the video from/ }).click()
  const start = new URL((await article.locator('iframe').getAttribute('src')) ?? '').searchParams
  expect(start.get('start')).toBe(String(Math.floor(line?.second ?? -1)))

  await page.request.delete(call)
  await stranger.page.goto(momentPath)
  await expect(stranger.page.getByText('404 Page Not Found')).toBeVisible()
})

test('a shared line is there to read without scripts, and so is the way to a summary of one’s own', async ({
  page,
  browser,
}) => {
  const { momentPath, line } = await shareLine(page)
  await using stranger = await openStranger(browser, { javaScriptEnabled: false })
  await stranger.page.goto(momentPath)
  await expect(stranger.page.locator('mark')).toContainText(line?.text.slice(1, 20) ?? '')
  await expect(stranger.page).toHaveTitle(`${rice}: Précis`)
  await expect(stranger.page.getByRole('article').getByRole('listitem').first()).toBeVisible()
  await stranger.page.getByLabel('Check your own video').fill('https://youtu.be/hQVTIJBZook')
  await stranger.page.getByRole('button', { name: 'Check it' }).click()
  await expect(stranger.page).toHaveURL('/?url=https%3A%2F%2Fyoutu.be%2FhQVTIJBZook')
})
