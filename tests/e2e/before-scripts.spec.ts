import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { shareSummary } from './shared-line.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { test } from './watched-test.ts'

test.use({ isFreshBrowser: true })

/** Opens a page whose scripts come only when they are let go. */
async function openWithoutScripts(
  page: Page,
  address: string,
  scripts = '**/assets/*.js',
): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await held.promise
    // Of the page that was left meanwhile, nobody waits for them.
    await route.continue().catch(() => undefined)
  })
  await page.goto(address, { waitUntil: 'commit' })
  return held.resolve
}

test('a link that is sent before the scripts are there is summarized', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/')
  // This server has no language model, which its page knows before its scripts do.
  await expect(page.getByRole('button', { name: 'Summarize', exact: true })).toBeVisible()
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

test('a shared summary stays on the page until the scripts take it over', async ({ page }) => {
  await signInElsewhere(page.request, newAddress())
  const answer = await page.request.post('/api/summarize', { data: { videoUrl: exampleVideos[0].videoUrl } })
  const { historyId } = z.object({ historyId: z.uuid() }).parse(await answer.json())
  const sharePath = await shareSummary(page, historyId)

  // The page is idle, and renders itself again for its dialogs, before the part that shows the summary is there.
  const isIdle = page.waitForRequest('**/assets/overlays-*.js')
  const letResultCome = await openWithoutScripts(page, sharePath, '**/assets/public-result-*.js')
  await isIdle
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  expect(await page.getByRole('article').getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  letResultCome()
})

/** Stores in the page the name of each button whose press was made again, and that React heard: what it cannot hear yet it stops. */
const storeMade = `addEventListener('click', ({ isTrusted, target }) => {
  if (!isTrusted) (globalThis.made ??= []).push(target.closest('button').textContent)
})`
/** The names of the buttons that show in the page, each with its place among all of them. */
const buttonsInPage = `[...document.querySelectorAll('button[type="button"]')].flatMap((button, at) =>
  button.checkVisibility({ visibilityProperty: true }) ? [{ at, name: button.textContent }] : [])`
const buttonsSchema = z.array(z.object({ at: z.number(), name: z.string() }))

for (const width of [390, 1280]) {
  test(`each press in the first moments of the home page is made again, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(storeMade)
    let letScriptsCome = await openWithoutScripts(page, '/')
    await expect(page.locator('footer')).toBeAttached()
    const buttons = buttonsSchema.parse(await page.evaluate(buttonsInPage))
    expect(buttons.length).toBeGreaterThan(4)
    for (const { at, name } of buttons) {
      letScriptsCome()
      await page.unroute('**/assets/*.js')
      letScriptsCome = await openWithoutScripts(page, '/')
      const button = page.locator('button[type="button"]').nth(at)
      await button.click()
      await expect(button, name).toHaveAttribute('data-pressed', '')
      letScriptsCome()
      await expect.poll(async () => await page.evaluate('globalThis.made'), name).toEqual([name])
      await expect(page.locator('[data-pressed]')).toHaveCount(0)
    }
  })
}

test('"Paste a transcript", pressed before the scripts are there, opens its dialog', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/')
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Paste a transcript' })).toBeVisible()
})

test('a dialog whose file is on its way says so, and opens', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Paste a transcript' }).waitFor()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/paste-dialog-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.reload()
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  await expect(page.getByText('Loading...', { exact: true }).filter({ visible: true })).toBeVisible()
  held.resolve()
  await expect(page.getByRole('dialog', { name: 'Paste a transcript' })).toBeVisible()
  await expect(page.getByText('Loading...', { exact: true }).filter({ visible: true })).toHaveCount(0)
})
