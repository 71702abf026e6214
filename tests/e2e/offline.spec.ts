import { expect, test } from '@playwright/test'
import { goodParts, openHome, summarizeExample } from './home.ts'

const notLoaded = "This part of the page didn't load. Check your connection and try again."

test('what can be done with a result works without a connection, and the result stays', async ({
  page,
  context,
}) => {
  const result = await summarizeExample(page, goodParts)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)

  await result.getByRole('button', { name: 'Download' }).click()
  await expect(result.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-expanded', 'true')
  await result.getByRole('button', { name: 'Show transcript' }).click()
  await expect(result.getByRole('button', { name: 'Try again' })).toBeVisible()
  await result.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login to Your Account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  await expect(page.getByRole('dialog', { name: 'Paste a transcript' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(result.getByRole('heading', { name: goodParts })).toBeVisible()

  await context.setOffline(false)
  await expect(result.getByRole('region', { name: 'Transcript text' })).toBeVisible()
})

test('a part that did not load says so in place, and works when the network does', async ({ page }) => {
  await page.route(/assets\/(?:paste-dialog|account-dialogs)/, (route) => route.abort())
  await openHome(page, goodParts)
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  const note = page.getByRole('alert').filter({ hasText: notLoaded })
  await expect(note).toBeVisible()
  await expect(page.getByLabel('YouTube link')).toHaveValue(/watch\?v=/)
  await page.unroute(/assets\/(?:paste-dialog|account-dialogs)/)
  await note.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Paste a transcript' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login to Your Account' })).toBeVisible()
})

test('a tab that is older than the server offers to reload, and keeps its result', async ({ page }) => {
  const gone = /assets\/(?:share-dialog|paste-dialog|download-panel|loaded-transcript|index)/
  let isReplaced = false
  await page.route(gone, (route) =>
    isReplaced || route.request().url().includes('download-panel')
      ? route.fulfill({ status: 404 })
      : route.continue(),
  )
  const result = await summarizeExample(page, goodParts)
  await expect(page).toHaveURL(/\/v\//)
  isReplaced = true
  await result.getByRole('button', { name: 'Download' }).click()
  await expect(page.getByText('Précis has been updated. Reload the page to go on.')).toBeVisible()
  await expect(result.getByRole('heading', { name: goodParts })).toBeVisible()
  await page.unroute(gone)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(result.getByRole('heading', { name: goodParts })).toBeVisible()
  await result.getByRole('button', { name: 'Download' }).click()
  await expect(result.getByText(/Download/).first()).toBeVisible()
})
