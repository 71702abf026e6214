import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { alive } from '../../scripts/screens/screen.ts'
import { goodParts, summarizeExample } from './home.ts'
import { firstPort } from './run-environment.ts'
import { giveAddressAndCode, mailedCode, newAddress } from './sign-in.ts'
import { test } from './watched-test.ts'

/**
 * A call that the page has not made yet as the person logs out would be refused, and the browser logs each
 * refusal.
 */
async function accountIsRead(page: Page) {
  await expect(page.getByText('This device', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a visitor signs in with a code, keeps what was made, and logs out', async ({ page }) => {
    const email = newAddress()
    await summarizeExample(page, goodParts)
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login to Your Account' })
    await expect(dialog.getByLabel('Email')).toBeFocused()
    await giveAddressAndCode(page, email)
    await expect(dialog).toBeHidden()

    await page.getByRole('button', { name: 'Account menu' }).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByText(email)).toBeVisible()
    await expect(menu.getByText('1 of 2 summaries left')).toBeVisible()
    await menu.getByRole('menuitem', { name: 'History' }).click()
    await expect(page.getByRole('heading', { name: goodParts })).toBeVisible()

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Account', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
    await accountIsRead(page)

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByText('Logged Out', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate<string | null>("localStorage.getItem('userEmail')")).toBeNull()
  })
})

test('signing in and out needs no mouse', async ({ page }) => {
  const email = newAddress()
  await page.goto('/login?returnTo=/account')
  await alive(page)
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.insertText(email)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.insertText(await mailedCode(email))
  await expect(page).toHaveURL('/account')
  await accountIsRead(page)
  const button = page.getByRole('button', { name: 'Account menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  // It takes the focus as it opens; a key that is pressed before scrolls the page.
  await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
})

test.describe('with another provider', () => {
  // The stand-in has no icon for the browser's tab.
  test.use({ allowedHosts: [`127.0.0.1:${firstPort + 4}`], expectedStatuses: [404] })

  test('one comes back to where one was, signed in', async ({ page }) => {
    await page.goto('/login?returnTo=%2Faccount')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await page.locator('[data-sub=grace]').click()
    await expect(page).toHaveURL('/account')
    await expect(page.getByText('grace.hopper@example.com')).toBeVisible()
  })
})
