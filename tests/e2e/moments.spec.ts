import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { rice } from './home.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

const [speech] = exampleVideos
const player = 'https://www.youtube-nocookie.com/embed/**'
const delivered = z.object({
  historyId: z.uuid(),
  insights: z.array(z.object({ text: z.string(), second: z.number() })).min(1),
})
const shared = z.object({ momentPath: z.string() })

test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

/** A line that a visitor shares. */
async function shareLine(page: Page, { videoUrl }: { videoUrl: string } = speech) {
  const answer = await page.request.post('/api/summarize', { data: { videoUrl } })
  const { historyId, insights } = delivered.parse(await answer.json())
  const call = `/api/history/${historyId}/moments/insight-0`
  const { momentPath } = shared.parse(await (await page.request.post(call)).json())
  return { momentPath, call, historyId, line: insights[0] }
}

/** Another visitor's browser. */
async function openStranger(
  browser: Browser,
  { width = 1280, javaScriptEnabled = true }: { width?: number; javaScriptEnabled?: boolean } = {},
) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled })
  const page = await context.newPage()
  await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }))
  // Scripts that take over a page which they would have written otherwise say so.
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return {
    page,
    [Symbol.asyncDispose]: async () => {
      await context.close()
      expect(faults).toEqual([])
    },
  }
}

test('a stranger reads a shared line, plays it from its second, and is told when it is gone', async ({
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

/** Notes what moved by itself since the page began to load, and how much of the window it took. */
const noteShifts = `(() => {
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        (node?.outerHTML ?? node?.textContent ?? '').slice(0, 80) + ' from ' + previousRect.y + ' to ' + currentRect.y)
      window.shifts.push({ value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
})()`

type Shift = { value: number; moved: string[] }

/** Until what stands in the page now was drawn. */
const drawn = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))'

/** The shifts of a page whose fonts come when its words have been drawn. */
async function shiftsOf(
  page: Page,
  address: string,
  words: string,
): Promise<{ sum: number; shifts: Shift[] }> {
  await page.addInitScript({ content: noteShifts })
  const shown = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await shown.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('article')).toContainText(words)
  await page.evaluate(drawn)
  shown.resolve()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
  await page.evaluate(drawn)
  const shifts = await page.evaluate<Shift[]>('window.shifts')
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
}

test.describe('loading', () => {
  test.use({ isFreshBrowser: true })

  for (const video of exampleVideos) {
    for (const width of [360, 390, 768, 1280]) {
      test(`pages of results stay where they are when fonts are late: ${video.title}, ${width} px wide`, async ({
        page,
        browser,
      }) => {
        await page.setViewportSize({ width, height: 844 })
        await signInElsewhere(page.request, newAddress())
        const { momentPath, historyId, line } = await shareLine(page, video)
        const words = line?.text ?? '-'
        const sharing = await page.request.post(`/api/history/${historyId}/share`)
        const { sharePath } = z.object({ sharePath: z.string() }).parse(await sharing.json())
        const pages: Record<string, Awaited<ReturnType<typeof shiftsOf>>> = {}
        await using first = await openStranger(browser, { width })
        pages['/m'] = await shiftsOf(first.page, momentPath, words)
        await using second = await openStranger(browser, { width })
        pages['/s'] = await shiftsOf(second.page, sharePath, words)
        pages['/v'] = await shiftsOf(page, `/v/${historyId}`, words)
        for (const [name, { sum, shifts }] of Object.entries(pages)) {
          expect.soft(sum, `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(0.02)
        }
      })
    }
  }
})

test('a shared summary is there to read before its scripts are', async ({ page, browser }) => {
  await signInElsewhere(page.request, newAddress())
  const { historyId, line } = await shareLine(page)
  const sharing = await page.request.post(`/api/history/${historyId}/share`)
  const { sharePath } = z.object({ sharePath: z.string() }).parse(await sharing.json())
  await using stranger = await openStranger(browser, { javaScriptEnabled: false })
  await stranger.page.goto(sharePath)
  await expect(stranger.page.getByRole('heading', { name: rice })).toBeVisible()
  await expect(stranger.page.getByRole('article')).toContainText(line?.text ?? '-')
})
