import type { Page } from '@playwright/test'
import { spokenLines } from '#tests/fakes/video-pages/watch-page.ts'
import { expect, test } from './extension-test.ts'

/**
 * The look of the page to the person who watches: which panel is open, whether captions are on, what has the
 * focus.
 */
const lookOf = (page: Page): Promise<unknown> =>
  page.evaluate(`[
    [...document.querySelectorAll('ytd-engagement-panel-section-list-renderer')].map((panel) => panel.getAttribute('visibility')),
    document.querySelector('.ytp-subtitles-button')?.getAttribute('aria-pressed'),
    document.activeElement?.tagName,
    scrollY,
    document.querySelectorAll('style').length,
  ]`)

test('the panel summarizes the video beside it, and its times move the player of the page', async ({
  extended,
}) => {
  const page = await extended.watch()
  const panel = await extended.openPanel(page)
  await expect(panel.getByText('2 summaries left.')).toBeVisible()
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await expect(panel.getByRole('heading', { name: 'Key insights' })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'How bees find home' })).toBeFocused()
  await expect(panel.getByText('Meadow').first()).toBeVisible()
  await panel.locator('summary', { hasText: 'Chapters' }).click()
  await expect(panel.getByText('The dance', { exact: true })).toBeVisible()

  await panel.getByRole('button', { name: 'Play from 0:12' }).first().click()
  await expect.poll(() => page.evaluate("document.querySelector('video').currentTime")).toBe(12)

  await panel.getByRole('tab', { name: 'Transcript' }).click()
  await expect(panel.getByText('Your browser read these captions from the page.')).toBeVisible()
  await page.evaluate("document.querySelector('video').dispatchEvent(new Event('timeupdate'))")
  await expect(panel.locator('[aria-current="true"]')).toContainText(spokenLines[2] ?? '')

  await panel.getByRole('tab', { name: 'Ask' }).click()
  await panel.getByLabel('Your question').fill('How many flowers does a bee visit?')
  await panel.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(
    panel.getByRole('tabpanel', { name: 'Ask' }).getByText('one hundred flowers').first(),
  ).toBeVisible()
})

test.describe('reads the captions where two of the three ways are broken', () => {
  const nothing = { playerData: 'missing', panel: 'missing', captionsButton: false } as const
  const cases = {
    'the data of the player alone': { ...nothing, playerData: 'good' },
    'what the player loads alone': { ...nothing, captionsButton: true },
    'the new panel alone': { ...nothing, panel: 'modern' },
    'the old panel alone': { ...nothing, panel: 'classic' },
    'the old panel of a page in Hindi': { ...nothing, panel: 'classic', interface: 'hi' },
    'the new panel, with data of the video before': { ...nothing, panel: 'modern', playerData: 'stale' },
  } as const
  for (const [name, page] of Object.entries(cases)) {
    test(name, async ({ extended }) => {
      const watched = await extended.watch(page)
      const before = await lookOf(watched)
      const panel = await extended.openPanel(watched)
      await panel.getByRole('button', { name: 'Summarize' }).click()
      await panel.getByRole('tab', { name: 'Transcript' }).click()
      await expect(panel.getByLabel('Transcript text')).toContainText(spokenLines[4] ?? '')
      expect(await lookOf(watched), 'and leaves no trace').toEqual(before)
    })
  }
})

test.describe('captions that take a proof of origin', () => {
  test.use({ needsProof: true })
  test('are read with the one that the player sent', async ({ extended }) => {
    const page = await extended.watch({ playerData: 'guarded', panel: 'missing' })
    const panel = await extended.openPanel(page)
    await panel.getByRole('button', { name: 'Summarize' }).click()
    await expect(panel.getByRole('heading', { name: 'Key insights' })).toBeVisible()
    await expect(page.locator('.ytp-subtitles-button')).toHaveAttribute('aria-pressed', 'false')
  })
})

test('a short and a recorded stream are videos like others, as many as a visitor has', async ({
  extended,
}) => {
  for (const [kind, videoId] of [
    ['shorts', 'short000001'],
    ['live', 'stream00001'],
  ] as const) {
    const page = await extended.watch(
      { videoId, details: { isLiveContent: true } },
      `https://www.youtube.com/${kind}/${videoId}`,
    )
    const panel = await extended.openPanel(page)
    await panel.getByRole('button', { name: 'Summarize' }).click()
    if (kind === 'live') {
      // It is this visitor's second summary.
      await panel.getByLabel('Email').fill('bees@example.com')
      await panel.getByRole('button', { name: 'Continue' }).click()
    }
    await expect(panel.getByRole('tab', { name: 'Transcript' })).toBeVisible()
  }
  const third = await extended.openPanel(await extended.watch({ videoId: 'third000001' }))
  await third.getByRole('button', { name: 'Summarize' }).click()
  await expect(third.getByText('Locked')).toBeVisible()
  await expect(third.getByRole('link', { name: 'View Pricing Plans' })).toBeVisible()
})

test('the panel follows the page to another video without a load', async ({ extended }) => {
  const page = await extended.watch()
  const panel = await extended.openPanel(page)
  await expect(panel.getByRole('heading', { name: 'How bees find home' })).toBeVisible()
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<a data-move href="/watch?v=wasps000001">How wasps build</a>')`,
  )
  await page.getByRole('link', { name: 'How wasps build' }).click()
  await expect(panel.getByRole('heading', { name: 'How wasps build' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Summarize' })).toBeVisible()
})

test('a summary goes on while the page shows another video, and is there when it comes back', async ({
  extended,
}) => {
  const captions = Promise.withResolvers<void>()
  await extended.context.route(/\/api\/timedtext/, async (route) => {
    await captions.promise
    await route.fallback()
  })
  const page = await extended.watch()
  const panel = await extended.openPanel(page)
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await expect(panel.getByText('Reading the captions of this page...').first()).toBeVisible()
  await page.evaluate(
    `document.body.insertAdjacentHTML('beforeend', '<a data-move href="/watch?v=wasps000001">How wasps build</a>')`,
  )
  await page.getByRole('link', { name: 'How wasps build' }).click()
  await expect(panel.getByRole('heading', { name: 'How wasps build' })).toBeVisible()
  captions.resolve()
  await page.goBack()
  await expect(panel.getByRole('heading', { name: 'Key insights' })).toBeVisible()
  await panel.getByRole('tab', { name: 'Ask' }).click()
  await panel.getByLabel('Your question').fill('How many flowers')
  await page.goForward()
  await expect(panel.getByRole('button', { name: 'Summarize' })).toBeVisible()
  await page.goBack()
  await expect(panel.getByLabel('Your question')).toHaveValue('How many flowers')
})

test('a tab that was open before an update has a button that works, and is read', async ({ extended }) => {
  const page = await extended.watch()
  await expect(page.locator('precis-button')).toBeVisible()
  await page.evaluate("document.querySelector('precis-button').dataset.before = 'yes'")
  await extended.update()
  await expect(page.locator('precis-button:not([data-before])')).toBeVisible()
  await expect(page.locator('precis-button')).toHaveCount(1)
  await page.bringToFront()
  await page.locator('precis-button').click()
  const hasRead = (): boolean => extended.asked.some((address) => address.includes('/api/timedtext'))
  await expect.poll(hasRead).toBe(true)
})

test.describe('says why there is no summary', () => {
  const closed = { playability: { status: 'LOGIN_REQUIRED', desktopLegacyAgeGateReason: 1 } }
  const cases = [
    ['No captions', { tracks: [] }],
    ['Age-restricted video', { ...closed, tracks: [] }],
    ['Live at the moment', { details: { isLive: true }, tracks: [] }],
    ['Not ready yet', { details: { isPostLiveDvr: true }, tracks: [] }],
    ['Not started yet', { playability: { status: 'LIVE_STREAM_OFFLINE' }, tracks: [] }],
    ["The captions couldn't be read", { playerData: 'missing', panel: 'empty', captionsButton: false }],
  ] as const
  for (const [title, page] of cases) {
    test(title, async ({ extended }) => {
      const panel = await extended.openPanel(await extended.watch(page))
      await panel.getByRole('button', { name: 'Summarize' }).click()
      await expect(panel.getByRole('heading', { name: title })).toBeFocused()
      await expect(panel.getByText("This didn't use one of your summaries.")).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  }

  test('where the page is about no video, and on the page about cookies', async ({ extended }) => {
    for (const address of [
      'https://www.youtube.com/feed/history',
      'https://consent.youtube.com/m?continue=x',
    ]) {
      const panel = await extended.openPanel(await extended.watch({}, address))
      await expect(panel.getByRole('heading', { name: 'No video here yet' })).toBeVisible()
    }
  })
})

test('the button under the title opens the panel, and the panel begins by itself', async ({ extended }) => {
  const page = await extended.watch()
  await expect(page.locator('precis-button')).toBeVisible()
  await page.bringToFront()
  await page.locator('precis-button').click()
  // The panel beside the page is none that a test can look into; that it reads the captions shows
  // that it has begun.
  const hasRead = (): boolean => extended.asked.some((address) => address.includes('/api/timedtext'))
  await expect.poll(hasRead).toBe(true)
})

test('the button on the picture of a video in a list opens that video, and the panel begins by itself', async ({
  extended,
}) => {
  const watched = await extended.watch({ videoId: 'wasps000001', title: 'How wasps build' })
  await watched.close()
  const page = await extended.browse('https://www.youtube.com/@meadow')
  await page.bringToFront()
  await page.getByRole('img', { name: 'How wasps build' }).hover()
  await expect(page.locator('precis-button[data-over]')).toBeVisible()
  await page.locator('precis-button[data-over]').click()
  const opened = (): string[] => extended.context.pages().map((each) => each.url())
  await expect.poll(opened).toContain('https://www.youtube.com/watch?v=wasps000001')
  const hasRead = (): boolean => extended.asked.some((address) => address.includes('/api/timedtext'))
  await expect.poll(hasRead).toBe(true)
})

test.describe('beside a list, the button and the panel lead to its videos', () => {
  const lists = {
    playlist: ['https://www.youtube.com/playlist?list=PLbees0000000001', 'PLbees0000000001'],
    channel: ['https://www.youtube.com/@meadow', '@meadow/videos'],
  } as const
  for (const [kind, [address, named]] of Object.entries(lists)) {
    test(`of a ${kind}`, async ({ extended, baseURL }) => {
      const page = await extended.browse(address)
      await expect(page.locator('ytd-browse:not([hidden]) precis-button')).toBeVisible()
      await expect(page.locator('precis-button')).toHaveCount(1)
      const panel = await extended.openPanel(page)
      await expect(panel.getByRole('heading', { name: `This is a ${kind}` })).toBeVisible()
      const link = panel.getByRole('link', { name: 'Choose from its videos' })
      const target = new URL((await link.getAttribute('href')) ?? '')
      expect(`${target.origin}${target.pathname}`).toBe(`${new URL(baseURL ?? '').origin}/collections/new`)
      expect(target.searchParams.get('url')).toContain(named)
    })
  }
})
