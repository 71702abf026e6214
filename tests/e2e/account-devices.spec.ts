import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { deviceSchema } from '#contract/accounts.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { goodParts, openHome } from './home.ts'
import { createOwnServer } from './own-server.ts'
import { firstPort } from './run-environment.ts'
import { giveAddressAndCode, newAddress, signInElsewhere } from './sign-in.ts'
import { test } from './watched-test.ts'

const ownPort = firstPort + 14

/** Removes every device of an account but the one that asks. */
async function removeOthers(other: APIRequestContext): Promise<void> {
  const answer = await other.get('/api/devices')
  const { devices } = z.object({ devices: z.array(deviceSchema) }).parse(await answer.json())
  for (const { id, isCurrent } of devices) if (!isCurrent) await other.delete(`/api/devices/${id}`)
}

/** Signs a page in and has a request for help written on it, which was not sent yet. */
async function writeForHelp(page: Page, email: string): Promise<void> {
  // A page that reads nothing of the account, so that only what is sent learns that the session has ended.
  await page.goto('/login?returnTo=/faq')
  await giveAddressAndCode(page, email)
  await expect(page).toHaveURL('/faq')
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click()
  await page.getByLabel('What do you need help with?').fill(topic)
}

/** The request is refused because the session has ended; after another sign-in it is there as it was, and goes out. */
async function expectTypedTextStays(page: Page, email: string): Promise<void> {
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

const topic = 'The summary of a lecture stops halfway.'

test.describe('a fourth device', () => {
  test.use({ expectedStatuses: [403] })

  test('is held until another is removed, which its page asks for by itself', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const email = newAddress()
    const others = await Promise.all(
      ['one', 'two', 'three'].map(() => playwright.request.newContext({ baseURL: baseURL ?? '' })),
    )
    for (const other of others) await signInElsewhere(other, email)

    await page.goto('/login?returnTo=/account')
    await giveAddressAndCode(page, email)
    const dialog = page.getByRole('dialog', { name: 'Manage Devices' })
    await expect(dialog.getByText(/Remove one of them to continue here/)).toBeVisible()
    await expect(dialog.getByText('Waiting')).toBeVisible()
    const [first] = await dialog.getByRole('button', { name: /^Remove / }).all()
    await first?.click()
    await dialog.getByRole('button', { name: 'Remove device' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/account')
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible()

    const answers = await Promise.all(others.map((other) => other.get('/api/auth/user')))
    expect(answers.map((answer) => answer.status()).toSorted((one, two) => one - two)).toEqual([
      200, 200, 401,
    ])
    await Promise.all(others.map((other) => other.dispose()))
  })
})

test.describe('a session that ends', () => {
  test.use({ expectedStatuses: [401] })

  test('in the middle of a summary loses nothing', async ({ page, playwright, baseURL }) => {
    const email = newAddress()
    await page.goto('/login')
    await giveAddressAndCode(page, email)
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    const other = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    await signInElsewhere(other, email)

    await page.route('**/api/summarize', async (route) => {
      await removeOthers(other)
      await route.continue()
    })
    await openHome(page, goodParts)
    await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
    await expect(page.getByText('You are logged out. Logging in again...', { exact: true })).toBeVisible()
    await page.unroute('**/api/summarize')
    await giveAddressAndCode(page, email)
    const result = page.getByRole('article').getByRole('heading', { name: goodParts })
    await expect(result).toBeVisible()
    await expect(page).toHaveURL(/\/v\//)
    await other.dispose()
  })

  test.describe('while the network is cut', () => {
    test.use({ isNetworkCut: true })

    test('is said when the network is back, and what was typed stays', async ({
      page,
      context,
      playwright,
      baseURL,
    }) => {
      const email = newAddress()
      await writeForHelp(page, email)
      const other = await playwright.request.newContext({ baseURL: baseURL ?? '' })
      await signInElsewhere(other, email)
      await context.setOffline(true)
      await removeOthers(other)
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText(/couldn't reach the server/)).toBeVisible()
      await context.setOffline(false)
      await expectTypedTextStays(page, email)
      await other.dispose()
    })
  })

  test.describe('while a second server replaces the first', () => {
    test.use({ baseURL: `http://localhost:${ownPort}`, isNetworkCut: true, expectedStatuses: [401, 503] })

    test('is said by the second, and what was typed stays', async ({ page, playwright, baseURL }) => {
      // Two starts of a server of its own.
      test.setTimeout(testTimeoutMs(90))
      await using server = await createOwnServer(ownPort)
      await server.start()
      const email = newAddress()
      await writeForHelp(page, email)
      const other = await playwright.request.newContext({ baseURL: baseURL ?? '' })
      await signInElsewhere(other, email)
      await removeOthers(other)
      await other.dispose()
      await server.stop()
      await server.start()
      await expectTypedTextStays(page, email)
    })
  })
})
