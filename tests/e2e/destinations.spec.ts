import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { createReadwiseSimulator, readwiseToken } from '#tests/fakes/readwise/simulator.ts'
import { serve } from '#tests/fakes/service.ts'
import { simulatedChannel } from '#tests/fakes/youtube/lists.ts'
import { alive } from '../../scripts/screens/screen.ts'
import { goodParts, typeExample } from './home.ts'
import { inDatabase } from './in-database.ts'
import { tabTo } from './keys.ts'
import { plainDataDir, readwisePort } from './run-environment.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

/** Signs a page in as somebody new whose plan saves summaries. */
async function signInWithPlan(page: Page): Promise<void> {
  const email = newAddress()
  await signInElsewhere(page.request, email)
  await inDatabase(
    plainDataDir(),
    `insert into entitlements (user_id, plan, since, until, is_demo)
     select id, 'pro', now(), now() + interval '1 month', true from users where email = $1`,
    [email],
  )
}

/** Presses Tab until a button or a link has the focus, then Enter. */
async function press(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, role, name)
  await page.keyboard.press('Enter')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedStatuses: [400] })

  test('Readwise is connected and gets a summary, by keys alone', async ({ page }) => {
    const { state, answer } = createReadwiseSimulator()
    await using readwise = await serve(answer, readwisePort)
    expect(readwise.origin).toContain(String(readwisePort))
    await signInWithPlan(page)
    await page.goto('/account')
    await alive(page)
    await press(page, 'button', 'Connect a place')
    const dialog = page.getByRole('dialog', { name: 'Connect a place' })
    await tabTo(page, 'textbox', 'Access token')
    await page.keyboard.insertText('not the token')
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Access token')).toHaveAccessibleDescription(/This token isn’t accepted/)
    await expect(dialog.getByLabel('Access token')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(readwiseToken)
    await page.keyboard.press('Enter')
    const section = page.getByRole('region', { name: 'Where summaries go' })
    await expect(section.getByText('Nothing sent yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect a place' })).toBeFocused()

    await page.goto('/')
    await typeExample(page, goodParts)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeFocused()
    await press(page, 'button', 'Download')
    await press(page, 'button', 'Send to Readwise')
    await expect(page.getByText('On its way to Readwise', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expect.poll(() => state.highlights.length).toBeGreaterThan(3)

    await page.goto('/account')
    await expect(section.getByText('1 summary sent')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('what is followed goes out as a file, and comes in again', async ({ page }) => {
  await signInElsewhere(page.request, newAddress())
  await page.goto('/following')
  await alive(page)
  await tabTo(page, 'textbox', 'Channel, playlist or podcast')
  await page.keyboard.insertText(`https://www.youtube.com/${simulatedChannel.handle}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Following 1 of 2' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await press(page, 'link', 'Save as a file (OPML)')
  const file = await (await saving).path()

  await press(page, 'button', /^Unfollow/)
  await press(page, 'button', /^Unfollow/)
  await expect(page.getByRole('heading', { name: 'Following 1 of 2' })).toHaveCount(0)
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'button', 'Follow from a file (OPML)', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(file)
  await expect(page.getByText('1 source in this file.')).toBeFocused()
  await press(page, 'button', 'Follow 1')
  await expect(page.getByText('Followed 1 of 1')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Videos of Simulated lectures' })).toBeVisible()
})
