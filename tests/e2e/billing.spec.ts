import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { inDatabase } from './in-database.ts'
import { modelServer } from './model-server.ts'
import { modelDataDir, razorpayHost } from './run-environment.ts'
import { newestCode } from './sent-emails.ts'
import { inLongRun, test } from './watched-test.ts'

/** Chooses a plan on the page of prices, as a visitor who never left an address here. */
async function choose(page: Page, button: string, email: string): Promise<void> {
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: button }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/**
 * Signs in with the code that was mailed with the purchase, in the dialog that opened by itself and asks for
 * it.
 */
async function signIn(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Login to Your Account' })
  await expect(dialog.getByLabel('Code')).toBeVisible()
  await expect(dialog.getByText(email)).toBeVisible()
  await expect.poll(() => newestCode(email)).not.toBeNull()
  await dialog.getByLabel('Code').fill((await newestCode(email)) ?? '')
  await expect(dialog).toBeHidden()
}

test.describe('without payment keys', () => {
  test('a plan is bought in a demonstration that says it is one', async ({ page }) => {
    const email = 'demo-buyer@example.org'
    await choose(page, 'Choose Pro', email)
    const checkout = page.getByRole('dialog', { name: 'Subscribe to Pro' })
    await expect(checkout.getByText('This is a demonstration.')).toBeVisible()
    await checkout.getByRole('button', { name: 'Pay ₹299 (demonstration)' }).click()
    await expect(page.getByText('Subscription Activated!').first()).toBeVisible()
    await signIn(page, email)
    await page.goto('/account')
    await expect(page.getByText('1000 of 1000 summaries left')).toBeVisible()
    await expect(page.getByText(/Demonstration: payments aren't set up/)).toBeVisible()
    await page.goto('/pricing')
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Pro', exact: true }) })
    await expect(card.getByText('Current plan')).toBeVisible()
    await expect(card.getByText(/^Renews on/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upgrade to Unlimited' })).toBeVisible()
  })

  test('the pages with prices say that billing is a demonstration', inLongRun, async ({ page }) => {
    for (const path of ['/pricing', '/faq', '/blog/summarize-youtube-videos']) {
      await page.goto(path)
      await expect(page.getByText('Demo billing.'), path).toBeVisible()
    }
  })
})

test.describe('with a payment provider', () => {
  test.use({ baseURL: modelServer, allowedHosts: [razorpayHost] })

  test('Pro is bought, cancelled and lasts to its end', async ({ page }) => {
    const email = 'buyer@example.org'
    await choose(page, 'Choose Pro', email)
    const provider = page.getByRole('dialog', { name: 'Razorpay checkout (simulated)' })
    await provider.getByRole('button', { name: 'Pay ₹299' }).click()
    await expect(page.getByText('Subscription Activated!').first()).toBeVisible()
    await signIn(page, email)
    await page.goto('/account')
    await expect(page.getByText('1000 of 1000 summaries left')).toBeVisible()
    await expect(page.getByText(/Pro costs ₹299 per month and renews on/)).toBeVisible()
    const [receipt] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Receipt/ }).click(),
    ])
    await expect(receipt.getByText('₹299').first()).toBeVisible()
    await receipt.close()

    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(
      page.getByText(/Cancelled\. Pro stays until .+ 20\d\d \(.+\), and you won't be charged again/),
    ).toBeVisible()

    await endMonth(email)
    await page.reload()
    await expect(page.getByText('2 of 2 summaries left')).toBeVisible()
  })

  test('no page says that billing is a demonstration', inLongRun, async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible()
    await expect(page.getByText('Demo billing.')).toBeHidden()
  })

  test('nothing is charged when the payment fails or the checkout is closed', async ({ page }) => {
    await choose(page, 'Choose Unlimited', 'careful@example.org')
    const provider = page.getByRole('dialog', { name: 'Razorpay checkout (simulated)' })
    await provider.getByRole('button', { name: 'Fail payment' }).click()
    await expect(provider.getByText('Payment failed. Try again.')).toBeVisible()
    await provider.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('button', { name: 'Choose Unlimited' })).toBeEnabled()
    await expect(page.getByText('Subscription Activated!')).toHaveCount(0)
  })
})

test.describe('an address that owns a plan', () => {
  test.use({ baseURL: modelServer, allowedHosts: [razorpayHost], expectedStatuses: [401] })

  test('is asked to sign in when a stranger types it', inLongRun, async ({ page, browser }) => {
    const email = 'subscriber@example.org'
    const owner = await browser.newPage({ baseURL: modelServer })
    await choose(owner, 'Choose Pro', email)
    const provider = owner.getByRole('dialog', { name: 'Razorpay checkout (simulated)' })
    await provider.getByRole('button', { name: 'Pay ₹299' }).click()
    await expect(owner.getByText('Subscription Activated!').first()).toBeVisible()
    await owner.close()

    await choose(page, 'Choose Pro', email)
    const dialog = page.getByRole('dialog', { name: 'Login to Your Account' })
    await expect(dialog.getByText(/Please sign in to buy a plan for this email/)).toBeVisible()
    await expect(dialog.getByText(/refund|renew|20\d\d/)).toHaveCount(0)
  })
})

/**
 * Lets the paid month of an address be over: nobody waits for it here. In the book of payments too, from
 * which rounds set the plan right.
 */
async function endMonth(email: string): Promise<void> {
  await inDatabase(
    modelDataDir(),
    `with person as (select id from users where email = $1),
     paid as (
       update payments set period_end = now() - interval '1 second'
       from subscriptions, person
       where payments.subscription_id = subscriptions.id and subscriptions.user_id = person.id)
     update entitlements set until = now() - interval '1 second'
     from person where entitlements.user_id = person.id`,
    [email],
  )
}
