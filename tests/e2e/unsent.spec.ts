import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { goodParts, openHome, typeExample } from './home.ts'
import { inLongRun, test } from './watched-test.ts'

test.use({ isNetworkCut: true })

const willBeSent = "You're offline. It will be sent when you are back."

/** The number of times that the server was asked for a summary and answered. */
function countAnswers(context: BrowserContext): () => number {
  let answers = 0
  context.on('response', (response) => {
    if (response.url().endsWith('/api/summarize')) answers += 1
  })
  return () => answers
}

/** Loses the connection once the page has what shows a request. */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await expect(page.getByRole('main').getByRole('status').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
}

/** Has a summary asked for without a connection, on a page that has loaded all that it fetches ahead. */
async function askOffline(page: Page, context: BrowserContext): Promise<void> {
  await openHome(page, goodParts)
  await goOffline(page, context)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  await expect(page.getByRole('main').getByText(willBeSent).last()).toBeVisible()
}

test('a request made offline stays while its user walks through the pages, and is sent once', async ({
  page,
  context,
}) => {
  const answers = countAnswers(context)
  await page.goto('/')
  // Without a connection a page is there only if it was before.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Précis/ })
    .click()
  await typeExample(page, goodParts)
  await goOffline(page, context)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  await expect(page.getByRole('main').getByText(willBeSent).last()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByText('What you asked for will be sent when you are back.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByText(willBeSent).last()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article').getByRole('heading', { name: goodParts })).toBeVisible()
  expect(answers()).toBe(1)
})

test('a request made offline is cancelled without the server', inLongRun, async ({ page, context }) => {
  const answers = countAnswers(context)
  await askOffline(page, context)
  await page.getByRole('main').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByText(willBeSent)).toHaveCount(0)
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('2 free summaries today')).toBeVisible()
  expect(answers()).toBe(0)
})

test('a request made offline is sent once by one of two tabs, also when its own was closed', async ({
  page,
  context,
}) => {
  const answers = countAnswers(context)
  const other = await context.newPage()
  await other.goto('/', { waitUntil: 'networkidle' })
  await askOffline(page, context)
  await expect(other.getByText('What you asked for will be sent when you are back.')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const isSent = () => other.evaluate('localStorage.getItem("precis.unsent")')
  await expect.poll(isSent).toBeNull()
  expect(answers()).toBe(1)
  await other.reload()
  await expect(other.getByText('Ready while you were away').last()).toBeVisible()
  await expect(other.getByRole('article').getByRole('heading', { name: goodParts })).toBeVisible()
})
