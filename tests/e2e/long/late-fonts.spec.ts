import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { exampleVideos } from '#product/examples.ts'
import { openStranger, shareLine, shareSummary } from '../shared-line.ts'
import { newAddress, signInElsewhere } from '../sign-in.ts'
import { test } from '../watched-test.ts'

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

/** The shifts of a page whose fonts come when its words have been drawn, until it has settled. */
async function shiftsOf(
  page: Page,
  address: string,
  words: string,
  settled: () => Promise<void> = async () => undefined,
): Promise<{ sum: number; shifts: Shift[] }> {
  await page.addInitScript({ content: noteShifts })
  const shown = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await shown.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toContainText(words)
  await page.evaluate(drawn)
  shown.resolve()
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
  await settled()
  await page.evaluate(drawn)
  const shifts = await page.evaluate<Shift[]>('window.shifts')
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
}

/**
 * Opens a result, its shared page and that of a line with fonts that come late: none of them moves by itself.
 */
async function expectStillPages(
  page: Page,
  { browser, video, width }: { browser: Browser; video: { videoUrl: string }; width: number },
): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await signInElsewhere(page.request, newAddress())
  const { momentPath, historyId, line } = await shareLine(page, video)
  // A line may begin behind a filler of its sentence, which the page of the line has whole.
  const words = line?.text.slice(1) ?? '-'
  const sharePath = await shareSummary(page, historyId)
  const pages: Record<string, Awaited<ReturnType<typeof shiftsOf>>> = {}
  await using first = await openStranger(browser, { width })
  pages['/m'] = await shiftsOf(first.page, momentPath, words)
  await using second = await openStranger(browser, { width })
  pages['/s'] = await shiftsOf(second.page, sharePath, words)
  pages['/v'] = await shiftsOf(page, `/v/${historyId}`, words)
  for (const [name, { sum, shifts }] of Object.entries(pages)) {
    expect.soft(sum, `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(0.02)
  }
}

test.use({ isFreshBrowser: true })

for (const video of exampleVideos) {
  for (const width of [360, 390, 768, 1280]) {
    test(`pages of results stay where they are when fonts are late: ${video.title}, ${width} px wide`, async ({
      page,
      browser,
    }) => {
      await expectStillPages(page, { browser, video, width })
    })
  }
}

test.describe('for most readers', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 1280, height: 900 } })

  test('the home page stays where it is when fonts are late, while its example is checked, 1280 px wide', async ({
    page,
  }) => {
    const isChecked = () => expect(page.locator('[data-phase]').first()).toHaveAttribute('data-phase', 'done')
    const { sum, shifts } = await shiftsOf(page, '/', 'in brief', isChecked)
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02)
  })
})
