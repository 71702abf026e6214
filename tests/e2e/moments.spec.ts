import { expect } from '@playwright/test'
import { exampleVideos } from '#product/examples.ts'
import { rice } from './home.ts'
import { expectStillPages } from './late-fonts.ts'
import { openStranger, shareLine, shareSummary } from './shared-line.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

const [speech, talk] = exampleVideos

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
  await stranger.page.getByLabel('Check your own video').fill('https://youtu.be/hQVTIJBZook')
  await stranger.page.getByRole('button', { name: 'Check it' }).click()
  await expect(stranger.page).toHaveURL('/?url=https%3A%2F%2Fyoutu.be%2FhQVTIJBZook')
})

test.describe('loading', () => {
  test.use({ isFreshBrowser: true })

  // `long/late-fonts.spec.ts` has both at four widths.
  for (const [video, width] of [
    [speech, 390],
    [talk, 1280],
  ] as const) {
    test(`pages of results stay where they are when fonts are late: ${video.title}, ${width} px wide`, async ({
      page,
      browser,
    }) => {
      await expectStillPages(page, { browser, video, width })
    })
  }
})

test('a shared summary is there to read before its scripts are', async ({ page, browser }) => {
  await signInElsewhere(page.request, newAddress())
  const { historyId, line } = await shareLine(page)
  const sharePath = await shareSummary(page, historyId)
  await using stranger = await openStranger(browser, { javaScriptEnabled: false })
  await stranger.page.goto(sharePath)
  await expect(stranger.page.getByRole('heading', { name: rice })).toBeVisible()
  await expect(stranger.page.getByRole('article')).toContainText(line?.text ?? '-')
})
