import { expect } from '@playwright/test'
import { goodParts, summarizeExample } from './home.ts'
import { inLongRun, test } from './watched-test.ts'

test.use({ isFreshBrowser: true })

const papers = { light: 'rgb(251, 250, 247)', dark: 'rgb(16, 18, 22)' } as const

test.describe('an address that leads nowhere', () => {
  test.use({ expectedStatuses: [404] })

  test('answers 404 with a page that leads home', async ({ page }) => {
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByLabel('YouTube link')).toBeVisible()
  })
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the first paint is ${scheme} already, before any script has come`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', papers[scheme])
    held.resolve()
    await page.waitForLoadState('load')
    await expect(page.locator('body')).toHaveCSS('background-color', papers[scheme])
  })
}

test('the home page makes no formatter, which holds a phone up for a tenth of a second each', async ({
  page,
}) => {
  await page.addInitScript(`
    window.formatted = []
    for (const name of ['NumberFormat', 'DisplayNames', 'ListFormat', 'RelativeTimeFormat']) {
      Intl[name] = new Proxy(Intl[name], {
        construct: (target, given) => (window.formatted.push(name), Reflect.construct(target, given)),
      })
    }
    const write = Number.prototype.toLocaleString
    Number.prototype.toLocaleString = function (...given) {
      window.formatted.push('toLocaleString')
      return write.apply(this, given)
    }`)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await page.evaluate('window.formatted')).toEqual([])
})

test('the theme that was chosen is there after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(async () => {
    await page.getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('body')).toHaveCSS('background-color', papers.dark, { timeout: 200 })
  }).toPass()
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', papers.dark)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('headline, input and button are there without scrolling, and nothing is wider than the screen', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('YouTube link')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^(AI Summary|Summarize)$/ })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390)
    const result = await summarizeExample(page, goodParts)
    await result.getByRole('tab', { name: 'Transcript' }).click()
    await expect(result.getByRole('region', { name: 'Transcript text' })).toBeVisible()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(390)
  })
})

test(
  'the bookmark on the page of features leads from a video to here',
  inLongRun,
  async ({ page, baseURL }) => {
    await page.goto('/features')
    const bookmark = page.getByRole('link', { name: 'Summarize with Précis' })
    // On YouTube it carries the key of this browser, by which the page knows that the person pressed it.
    await expect(bookmark).toHaveAttribute('href', /"www\.youtube\.com".*\?"#[\d-]+":""\)\)$/)
    expect(await bookmark.getAttribute('href')).toContain(
      `javascript:void open("${baseURL ?? ''}/?url="+encodeURIComponent(location.href)+(`,
    )
  },
)

test(
  'a line that lies turns amber under the eyes of the reader, by the keyboard alone',
  inLongRun,
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const part = page.getByRole('region', { name: 'Try to fool it' })
    await part.getByLabel('Its quote').focus()
    await expect(part.getByRole('status')).toContainText('The words are at about 9:13.')
    await page.keyboard.press('Tab')
    await expect(part.getByRole('button', { name: 'Number' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(part.getByRole('status')).toContainText(
      'The line says 9,400 million; the video says 5,400 million.',
    )
    await expect(part.getByRole('status').getByText('Differs', { exact: true })).toHaveClass(/text-warn/)
  },
)
