import { expect } from '@playwright/test'
import { interfaceLanguages, languagePath } from '#product/interface-languages.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { alive } from '../../scripts/screens/screen.ts'
import { findMissing } from './links-of-site.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

/** Every address of the site that is rendered at build time and needs no sign-in. */
const addresses = [
  '/',
  '/features',
  '/how-it-works',
  '/pricing',
  '/faq',
  '/contact',
  '/alternatives',
  '/score',
  '/extension',
  '/developers',
  '/about',
  '/privacy',
  '/terms',
  '/blog/summarize-youtube-videos',
]

/** The pages that look least like each other: headings with pictures, prices, figures. */
const unlike = new Set(['/', '/pricing', '/score'])

test.describe('every page', () => {
  test.use({ colorScheme: 'light', viewport: { width: 1280, height: 900 } })

  test('answers, hydrates without a word on the console, and fits a phone; some that look unlike pass axe', async ({
    page,
  }) => {
    // A dozen pages, one after another, in one look; `long/screens.spec.ts` has every page in every look.
    test.setTimeout(testTimeoutMs(90))
    for (const address of addresses) {
      const answer = await page.goto(address, { waitUntil: 'commit' })
      expect(answer?.status(), address).toBe(200)
      await alive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      if (unlike.has(address)) expect(await violations(page), address).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await page.evaluate<number>('document.documentElement.scrollWidth'), address).toBe(390)
      await page.setViewportSize({ width: 1280, height: 900 })
    }
  })

  test('of an example hydrates without a word on the console', async ({ page }) => {
    for (const address of ['/examples/WZyRbnpGyzQ', '/examples/WZyRbnpGyzQ?made=without-ai']) {
      await page.goto(address)
      await alive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "President Kennedy's Speech at Rice University",
      )
    }
  })

  // `long/languages.spec.ts` follows the links of all languages.
  test('leads nowhere that does not exist', async ({ baseURL }) => {
    const others = interfaceLanguages.slice(1).map(({ tag }) => `${languagePath(tag)}/`)
    const { missing, seen } = await findMissing(baseURL ?? '', {
      begin: [...addresses, '/robots.txt', '/llms.txt', '/blog/feed.xml'],
      isFollowed: (address) => !others.some((other) => `${address}/`.startsWith(other)),
    })
    expect(missing).toEqual([])
    expect(seen).toBeGreaterThan(25)
  })

  test('of the specification answers as it says, and no other address does', async ({ request }) => {
    const statuses: Record<string, number> = {}
    const places = ['/home', '/transcriptions', '/history', '/admin', '/login', '/account', '/v/any']
    // The page says so itself, once its scripts are there.
    const unshared = ['/s/any', '/m/any', '/c/any']
    const nothing = ['/nothing', '/features/nothing', '/blog/nothing', '/s', '/v', '/assets/nothing.js']
    for (const address of [...addresses, ...places, ...unshared, ...nothing]) {
      const answer = await request.get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 })
      statuses[address] = answer.status()
      expect((await answer.text()).includes('404 Page Not Found'), address).toBe(nothing.includes(address))
    }
    const expected = [...addresses, ...places].map((address) => [address, 200])
    const missing = [...unshared, ...nothing].map((address) => [address, 404])
    expect(statuses).toEqual(Object.fromEntries([...expected, ...missing]))
    for (const [from, to] of [
      ['/blog', '/blog/summarize-youtube-videos'],
      ['/api/login?returnTo=/history', '/login?returnTo=%2Fhistory'],
    ] as const) {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()['location']], from).toEqual([302, to])
    }
  })
})

test('a page on paper is dark on white, with its answers unfolded and nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/faq')
  await expect(page.getByText('Précis reads the transcript and gives you')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('questions unfold, one at a time, and links lead on', async ({ page }) => {
    await page.goto('/faq')
    const first = page.getByRole('group').filter({ hasText: 'What does Précis do?' })
    const second = page.getByRole('group').filter({ hasText: 'What does it cost?' })
    // The first answer is open from the start.
    await expect(first).toHaveAttribute('open')
    await second.getByRole('heading').click()
    await expect(second).toHaveAttribute('open')
    await expect(first).not.toHaveAttribute('open')
    await second.getByRole('link', { name: 'pricing' }).click()
    await expect(page.getByText('Most Popular')).toBeVisible()
  })
})

test('the way from a page of words to the app, to the prices and back keeps the words', async ({ page }) => {
  await page.goto('/features')
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect(page.getByRole('heading', { name: 'Pricing' })).toBeVisible()
  await expect(page).toHaveTitle(/Pricing/)
  await page.getByRole('link', { name: 'Back to App' }).click()
  await expect(page.getByLabel('YouTube link')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'A summary that you can check' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it does' })).toBeVisible()
})
