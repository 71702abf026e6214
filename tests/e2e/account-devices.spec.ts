import { expect } from '@playwright/test'
import { expectTypedTextStays, removeOthers, writeForHelp } from './ended-session.ts'
import { goodParts, openHome } from './home.ts'
import { giveAddressAndCode, newAddress, signInElsewhere } from './sign-in.ts'
import { inLongRun, test } from './watched-test.ts'

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

    test(
      'is said when the network is back, and what was typed stays',
      inLongRun,
      async ({ page, context, playwright, baseURL }) => {
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
      },
    )
  })
})
