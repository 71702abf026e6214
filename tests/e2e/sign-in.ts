import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { fromNetworkOf } from './networks.ts'
import { newestCode } from './sent-emails.ts'

/** An address that no other test has. */
export function newAddress(): string {
  return `person-${crypto.randomUUID()}@example.org`
}

/** The code in the email to an address, once it has come; another one than `before`. */
export async function mailedCode(email: string, before: string | null = null): Promise<string> {
  const wanted = () => newestCode(email).then((code) => (code === before ? null : code))
  await expect.poll(wanted).not.toBeNull()
  return (await newestCode(email)) ?? ''
}

/** Signs in by the form that is shown. */
export async function giveAddressAndCode(page: Page, email: string): Promise<void> {
  await page.setExtraHTTPHeaders(fromNetworkOf(email))
  const before = await newestCode(email)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.getByLabel('Code').fill(await mailedCode(email, before))
}

/** Signs a browser without a page in, as another device of the same person. */
export async function signInElsewhere(request: APIRequestContext, email: string): Promise<void> {
  const headers = fromNetworkOf(email)
  const before = await newestCode(email)
  const asked = await request.post('/api/auth/code', { headers, data: { email } })
  expect(asked.status()).toBe(200)
  const code = await mailedCode(email, before)
  const verified = await request.post('/api/auth/verify', { headers, data: { email, code } })
  expect(verified.status()).toBe(200)
}
