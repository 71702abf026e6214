import { expect } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { openWithoutScripts } from './held-scripts.ts'
import { shareSummary } from './shared-line.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { inLongRun, test } from './watched-test.ts'

test.use({ isFreshBrowser: true })

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

test('the form to sign in comes with the scripts that it needs', inLongRun, async ({ page }) => {
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

  // The page is idle, and renders itself again for its dialogs, before the part that shows the summary is
  // there.
  const isIdle = page.waitForRequest('**/assets/overlays-*.js')
  const letResultCome = await openWithoutScripts(page, sharePath, '**/assets/public-result-*.js')
  await isIdle
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  expect(await page.getByRole('article').getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  letResultCome()
})

// `long/first-presses.spec.ts` presses each button of the home page so.
test('"Paste a transcript", pressed before the scripts are there, opens its dialog', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/')
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Paste a transcript' })).toBeVisible()
})

test('a dialog whose file is on its way says so, and opens', inLongRun, async ({ page }) => {
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
