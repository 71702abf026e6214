import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { deviceSchema } from '#contract/accounts.ts'
import { giveAddressAndCode } from './sign-in.ts'

const topic = 'The summary of a lecture stops halfway.'

/** Removes every device of an account but the one that asks. */
export async function removeOthers(other: APIRequestContext): Promise<void> {
  const answer = await other.get('/api/devices')
  const { devices } = z.object({ devices: z.array(deviceSchema) }).parse(await answer.json())
  for (const { id, isCurrent } of devices) if (!isCurrent) await other.delete(`/api/devices/${id}`)
}

/** Signs a page in and has a request for help written on it, which was not sent yet. */
export async function writeForHelp(page: Page, email: string): Promise<void> {
  // A page that reads nothing of the account, so that only what is sent learns that the session has ended.
  await page.goto('/login?returnTo=/faq')
  await giveAddressAndCode(page, email)
  await expect(page).toHaveURL('/faq')
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click()
  await page.getByLabel('What do you need help with?').fill(topic)
}

/**
 * The request is refused because the session has ended; after another sign-in it is there as it was, and goes
 * out.
 */
export async function expectTypedTextStays(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible()
  await giveAddressAndCode(page, email)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click()
  await expect(page.getByLabel('What do you need help with?')).toHaveValue(topic)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Help request sent', { exact: true })).toBeVisible()
}
