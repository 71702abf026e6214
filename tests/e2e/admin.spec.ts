import { expect } from '@playwright/test'
import { rice } from './home.ts'
import { tabTo } from './keys.ts'
import { adminEmails } from './run-environment.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { test } from './watched-test.ts'

test('a request for help is written by the keyboard alone, and answered by those who run the site', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = newAddress()
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  await tabTo(page, 'button', 'Help')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Need Help?' })
  await expect(dialog.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Email is required')).toBeVisible()
  await page.keyboard.insertText(email)
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('The summary of a lecture stops halfway.')
  await tabTo(page, 'button', 'Send')
  await page.keyboard.press('Enter')
  await expect(page.getByText("We'll answer within 48 hours.", { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()

  const answering = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInElsewhere(answering, adminEmails[0])
  await page.context().addCookies((await answering.storageState()).cookies)
  await page.goto('/admin')
  const requests = page.getByRole('region', { name: 'Help Requests' })
  const request = requests.getByRole('listitem').filter({ hasText: email })
  await expect(request.getByText('The summary of a lecture stops halfway.')).toBeVisible()
  await request.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(request).toHaveCount(0)
  await requests.getByLabel('Show').selectOption('Answered')
  await expect(request.getByText('Answered', { exact: true })).toBeVisible()
  await answering.dispose()
})

test('a user is registered, chosen and given a summary, by the keyboard alone', async ({ page }) => {
  const email = newAddress()
  await signInElsewhere(page.request, adminEmails[1])
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'User Management System' })).toBeVisible()
  await tabTo(page, 'textbox', /^Email$/)
  await page.keyboard.insertText(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Success', { exact: true })).toBeVisible()

  await tabTo(page, 'button', `Select ${email}`, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('User email')).toHaveValue(email)
  const current = page.getByRole('region', { name: 'Current User Info' })
  await expect(current.getByText('Free')).toBeVisible()
  await expect(current.getByText('2', { exact: true })).toBeVisible()

  await tabTo(page, 'textbox', 'User email')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Summary generated! User has 1 summaries left.', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Usage History' }).getByText(rice)).toBeVisible()
  await expect(current.getByText('1', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Admin activity' }).getByText(`made a summary for ${email}`),
  ).toBeVisible()
})

test('those who run the site see what is set up, and try mail by the keyboard alone', async ({
  page,
  playwright,
  baseURL,
}) => {
  const answering = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInElsewhere(answering, adminEmails[0])
  await page.context().addCookies((await answering.storageState()).cookies)
  await page.goto('/admin')
  const mail = page.getByRole('listitem').filter({ hasText: 'SMTP_URL with MAIL_FROM.' })
  const button = mail.getByRole('button', { name: 'Try it: Mail' })
  await button.waitFor()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(mail.getByRole('status')).toContainText('The mail server took it.')
  await expect(button).toBeFocused()
  await answering.dispose()
})
