import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from './watched-test.ts'

test.use({ isFreshBrowser: true })

/** Opens a page whose scripts come only when they are let go. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    // Of the page that was left meanwhile, nobody waits for them.
    await route.continue().catch(() => undefined)
  })
  await page.goto(address, { waitUntil: 'commit' })
  return held.resolve
}

test('a link that is sent before the scripts are there is summarized', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/')
  await page.getByLabel('YouTube link').fill('https://youtu.be/hQVTIJBZook')
  await page.getByLabel('YouTube link').press('Enter')
  await expect(page).toHaveURL(/url=/)
  letScriptsCome()
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page).toHaveURL(/\/v\//)
})

test('the form to sign in comes with the scripts that it needs', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/login?returnTo=/pricing')
  await expect(page.getByRole('heading', { name: 'Login to Your Account' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  letScriptsCome()
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL('/login?returnTo=/pricing')
})
