import { standInScript } from '#tests/fakes/browser-model.ts'
import { spokenLines } from '#tests/fakes/video-pages/watch-page.ts'
import { expect, test } from './extension-test.ts'

test('a panel without a server summarizes, plays and answers with the network away', async ({ extended }) => {
  const [worker] = extended.context.serviceWorkers()
  await worker?.evaluate("chrome.storage.local.remove(['server', 'key'])")
  const page = await extended.watch()
  const panel = await extended.openPanel(page)
  const calls: string[] = []
  panel.on('request', (request) => {
    if (!request.url().startsWith('chrome-extension:')) calls.push(request.url())
  })
  await expect(panel.getByText('On this machine. Nothing is sent.')).toBeVisible()
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await expect(panel.getByText('On this machine. Nothing was sent.')).toBeVisible()
  await extended.context.setOffline(true)

  await panel.locator('summary', { hasText: 'Chapters' }).click()
  await panel.getByRole('button', { name: 'Play from 0:12' }).first().click()
  await expect.poll(() => page.evaluate("document.querySelector('video').currentTime")).toBe(12)
  await panel.getByRole('tab', { name: 'Transcript' }).click()
  await expect(panel.getByLabel('Transcript text')).toContainText(spokenLines[4] ?? '')
  await panel.getByRole('tab', { name: 'Ask' }).click()
  await panel.getByLabel('Your question').fill('How many flowers does a bee visit?')
  await panel.getByRole('button', { name: 'Ask', exact: true }).click()
  const answers = panel.getByRole('tabpanel', { name: 'Ask' })
  await expect(answers.getByText('one hundred flowers').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Saved' })).toBeVisible()

  // Opened again, as after a restart of the browser.
  await panel.reload()
  await panel.getByRole('button', { name: 'Library' }).click()
  await panel.getByLabel('Search').fill('flowers')
  await panel.getByRole('button', { name: /^How bees find home/ }).click()
  await panel.getByRole('tab', { name: 'Ask' }).click()
  await expect(panel.getByRole('heading', { name: 'How many flowers does a bee visit?' })).toBeVisible()
  await panel.getByRole('button', { name: 'All saved' }).click()
  const file = panel.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export all' }).click()
  expect((await file).suggestedFilename()).toBe('precis-library.json')
  expect(calls).toEqual([])
})

test('a panel without a server has the model of the browser write, and verifies no lie', async ({
  extended,
}) => {
  const [worker] = extended.context.serviceWorkers()
  await worker?.evaluate("chrome.storage.local.remove(['server', 'key'])")
  await extended.context.addInitScript(standInScript({ writes: 'lies' }))
  const panel = await extended.openPanel(await extended.watch())
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await extended.context.setOffline(true)
  await panel.getByRole('button', { name: "Write it with this browser's own model" }).click()
  await expect(panel.getByText("written by the browser's own model", { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Differs/ }).first()).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Verified/ })).toHaveCount(0)
})
