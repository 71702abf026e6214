import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { clockTime } from '#product/times.ts'
import { summarizeExample } from './home.ts'
import { modelServer } from './model-server.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { inLongRun, test } from './watched-test.ts'

const delivered = z.object({
  historyId: z.uuid(),
  insights: z.array(z.object({ text: z.string(), quote: z.string(), second: z.number() })).min(1),
})

async function requestSummary(page: Page, videoUrl: string) {
  const answer = await page.request.post('/api/summarize', { data: { videoUrl } })
  return delivered.parse(await answer.json())
}

/** Shows the page as it is printed, on a sheet of A4 without its margins. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print' })
}

type Place = { top: number; bottom: number; width: number; height: number }

/** The place where the result is on the paper, and how long that is. */
const place = `(() => {
  const { top, bottom, width } = document.querySelector('article').getBoundingClientRect()
  return { top: top + scrollY, bottom: bottom + scrollY, width, height: document.documentElement.scrollHeight }
})()`

/** The distance that the lines of its text reach. */
const longestLine = `Math.max(...[...document.querySelectorAll('article p')].flatMap((part) => {
  const range = document.createRange()
  range.selectNodeContents(part)
  return [...range.getClientRects()].map(({ right }) => right)
}))`

/**
 * The parts that are on the paper of a result, and what is not: controls, what is left of a quota, and blank
 * space.
 */
async function expectPaper(page: Page, { title, videoUrl }: { title: string; videoUrl: string }) {
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(videoUrl)).toBeVisible()
  for (const control of [
    'textbox',
    'tab',
    'radio',
    'combobox',
    'banner',
    'contentinfo',
    'navigation',
  ] as const) {
    await expect(page.getByRole(control).filter({ visible: true })).toHaveCount(0)
  }
  for (const button of ['Copy', 'Share', 'Download', 'Play highlights', 'Ask', 'Check it']) {
    await expect(
      page.getByRole('button', { name: button, exact: true }).filter({ visible: true }),
    ).toHaveCount(0)
  }
  await expect(page.getByText(/free summar(?:y|ies)/).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Ask this/ }).filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('iframe, img').filter({ visible: true })).toHaveCount(0)
  const { top, bottom, width, height } = await page.evaluate<Place>(place)
  expect(top, 'nothing blank above').toBeLessThan(40)
  // A page that is shorter than the sheet is as high as the sheet.
  expect(height - bottom, 'nothing blank below').toBeLessThan(Math.max(60, 1048 - bottom))
  expect(width, 'as wide as the sheet').toBeGreaterThan(600)
}

test('results on paper are the summary with its source and times', async ({ page }) => {
  const [, video] = exampleVideos
  await signInElsewhere(page.request, newAddress())
  const { historyId, insights } = await requestSummary(page, video.videoUrl)
  const post = async (call: string) =>
    await (await page.request.post(`/api/history/${historyId}/${call}`)).json()
  const { sharePath } = z.object({ sharePath: z.string() }).parse(await post('share'))
  const { momentPath } = z.object({ momentPath: z.string() }).parse(await post('moments/insight-0'))
  await summarizeExample(page, video.title)
  await print(page)
  await expectPaper(page, video)
  for (const address of [`/v/${historyId}`, sharePath]) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address)
    await page.getByRole('tab', { name: 'Transcript' }).click()
    await print(page)
    await expectPaper(page, video)
    expect(await page.evaluate<number>(longestLine), 'the lines fill the sheet').toBeGreaterThan(600)
    for (const { text, second } of insights) {
      const line = page.locator('[data-line]').filter({ hasText: text }).filter({ visible: true })
      await expect(line.first()).toContainText(clockTime(second))
    }
  }
  await page.goto(momentPath)
  await expectPaper(page, video)
  await expect(page.locator('mark')).toBeVisible()
})

test.describe('with a language model', () => {
  test.use({ baseURL: modelServer })

  test(
    'what a model wrote has the speaker’s words under each insight, on paper only',
    inLongRun,
    async ({ page }) => {
      const [video] = exampleVideos
      const { historyId, insights } = await requestSummary(page, video.videoUrl)
      await page.goto(`/v/${historyId}`)
      const quote = page.getByText(`“${insights[0]?.quote}”`, { exact: true })
      await expect(page.getByRole('heading', { name: 'Key insights' })).toBeVisible()
      await expect(quote).toBeHidden()
      await print(page)
      await expect(quote).toBeVisible()
      await expectPaper(page, video)
    },
  )
})
