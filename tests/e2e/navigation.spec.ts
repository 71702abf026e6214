import { expect } from '@playwright/test'
import { goodParts, summarizeExample, typeExample } from './home.ts'
import { test } from './watched-test.ts'

test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

const titles = { Pricing: /^Pricing/, FAQ: /^Frequently/, 'How It Works': /^How/ }

/** Opens a static page and follows the key that leads to the input of the home page, as the router does. */
async function fromFeaturesToHome(page: Parameters<typeof summarizeExample>[0]): Promise<void> {
  await page.goto('/features', { waitUntil: 'networkidle' })
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByLabel('YouTube link')).toBeFocused({ timeout: 500 })
  }).toPass()
}

test('Back to a static page that the router left shows the page, not a blank one', async ({ page }) => {
  await fromFeaturesToHome(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'A summary that you can check' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What it does' })).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('YouTube link')).toBeVisible()
})

test('each page that the router shows has its own title, and Back has that of the page before', async ({
  page,
}) => {
  await fromFeaturesToHome(page)
  await expect(page).toHaveTitle(/^Précis/)
  await page.goBack()
  await expect(page).toHaveTitle(/^Features/)
  for (const name of ['Pricing', 'FAQ', 'How It Works'] as const) {
    await page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name }).click()
    await expect(page).toHaveTitle(titles[name])
    await expect(page.locator('head title')).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveTitle(/^Features/)
  }
})

test('a video plays on a page that was reached from a static page', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/embed/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Player</p>' }),
  )
  await fromFeaturesToHome(page)
  await typeExample(page, goodParts)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  await page.getByRole('article').locator('summary', { hasText: 'Sections' }).click()
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Play from/ })
    .first()
    .click()
  const player = page.frameLocator('iframe')
  await expect(player.getByText('Player')).toBeVisible()
})

test('the logo leads home from a result, and Back to the address and the title of the result', async ({
  page,
}) => {
  await summarizeExample(page, goodParts)
  await expect(page).toHaveURL(/\/v\/[\w-]+$/)
  await expect(page).toHaveTitle(`${goodParts}: Précis`)
  const address = page.url()
  await page.getByRole('banner').getByRole('link', { name: 'Précis' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page).toHaveTitle(/^Précis/)
  await expect(page.getByRole('article')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('article').getByRole('heading', { name: goodParts })).toBeVisible()
  await expect(page).toHaveTitle(`${goodParts}: Précis`)
  await page.goForward()
  await expect(page).toHaveTitle(/^Précis/)
})
