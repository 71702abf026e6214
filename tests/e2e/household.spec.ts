import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { goodParts, openHome, rice } from './home.ts'
import { firstPort } from './run-environment.ts'
import { invitationLink } from './sent-emails.ts'
import { giveAddressAndCode, newAddress } from './sign-in.ts'
import { test } from './watched-test.ts'

const port = firstPort + 24
const origin = `http://localhost:${port}`

test.use({
  baseURL: origin,
  allowedHosts: [`localhost:${port}`],
  expectedStatuses: [400, 401, 403, 404],
  isFreshBrowser: true,
})

/** Has an example summarized, and waits for the result. */
async function summarize(page: Page, title: string): Promise<void> {
  await openHome(page, title, origin)
  await page.getByRole('button', { name: /^(AI Summary|Summarize)$/ }).click()
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: 'Summary', exact: true })).toBeVisible()
}

/** Opens the link of an invitation in a browser of its own, and accepts it with the keyboard. */
async function accept(browser: Browser, email: string): Promise<Page> {
  await expect.poll(() => invitationLink(email)).not.toBeNull()
  const page = await (await browser.newContext()).newPage()
  await page.goto((await invitationLink(email)) ?? '')
  await expect(page.getByRole('heading', { name: 'You’re invited' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept the invitation' }).focus()
  await page.keyboard.press('Enter')
  return page
}

test('a household of three: two are invited by email, each gets a summary, one is put on hold', async ({
  ownServer,
  page,
  browser,
}) => {
  test.setTimeout(testTimeoutMs(120))
  const [boss, bea, carl] = [newAddress(), newAddress(), newAddress()]
  const server = await ownServer(port, {
    PRECIS_OWN: '1',
    ADMIN_EMAILS: boss,
    OPENAI_MODEL: '',
    OPENAI_BASE_URL: '',
  })
  await server.start()

  // The page of admins asks for the sign-in and comes back.
  await page.goto('/admin')
  await expect(page).toHaveURL('/login?returnTo=%2Fadmin')
  await giveAddressAndCode(page, boss)
  await expect(page).toHaveURL('/admin')
  for (const email of [bea, carl]) {
    const form = page.getByRole('region', { name: 'Invitations' }).first()
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByText(`Invitation sent to ${email}`).first()).toBeVisible()
  }

  const ofBea = await accept(browser, bea)
  await expect(ofBea.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await summarize(ofBea, goodParts)
  const ofCarl = await accept(browser, carl)
  await expect(ofCarl.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await summarize(ofCarl, rice)
  await summarize(page, rice)

  // A link that was used says so, and leads to the ways in that are left.
  const again = await accept(browser, bea)
  await expect(again.getByRole('alert')).toHaveText(/^This invitation was used already/)
  await expect(again.getByRole('button', { name: 'Accept the invitation' })).toHaveCount(0)
  await expect(again.getByLabel('Email')).toBeVisible()

  // Who has a link reads what it shares, and nothing else without an account.
  const item = new URL(ofBea.url()).pathname.replace('/v/', '/api/history/')
  const shared = await ofBea.request.post(`${origin}${item}/share`)
  const { sharePath } = z.object({ sharePath: z.string() }).parse(await shared.json())
  await again.goto(origin + sharePath)
  await expect(again.getByRole('heading', { name: 'Summary', exact: true })).toBeVisible()
  await again.goto(`${origin}/history`)
  await expect(again).toHaveURL('/login?returnTo=%2Fhistory')

  // Carl is put on hold: his pages ask for the sign-in, which refuses him.
  await page.goto('/admin')
  const users = page.getByRole('region', { name: 'All Users' })
  await users.getByRole('listitem').filter({ hasText: carl }).getByRole('button', { name: 'Select' }).click()
  const chosen = page.getByRole('region', { name: 'Current User Info' })
  await chosen.getByRole('button', { name: 'Put on hold' }).click()
  await expect(chosen.getByText(`Put ${carl} on hold?`)).toBeVisible()
  await chosen.getByRole('button', { name: 'Put on hold' }).click()
  await expect(chosen.getByRole('button', { name: 'Release' })).toBeVisible()
  await ofCarl.goto(`${origin}/history`)
  await expect(ofCarl).toHaveURL('/login?returnTo=%2Fhistory')
  await giveAddressAndCode(ofCarl, carl)
  await expect(ofCarl.getByText("This address can't sign in here.")).toBeVisible()
  await ofBea.goto(`${origin}/history`)
  await expect(ofBea.getByRole('heading', { name: goodParts })).toBeVisible()
})
