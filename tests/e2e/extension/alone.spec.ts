import type { Page } from '@playwright/test'
import { standInScript } from '#tests/fakes/browser-model.ts'
import { spokenLines } from '#tests/fakes/video-pages/watch-page.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { expect, test, workAlone } from './extension-test.ts'
import { lectureAddress, serveLecture } from './lecture-page.ts'

const question = 'How many flowers does a bee visit?'

test('a panel without a server summarizes, plays and answers with the network away', async ({ extended }) => {
  await workAlone(extended)
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
  await panel.getByLabel('Your question').fill(question)
  await panel.getByRole('button', { name: 'Ask', exact: true }).click()
  const answers = panel.getByRole('tabpanel', { name: 'Ask' })
  await expect(answers.getByText('one hundred flowers').first()).toBeVisible()
  expect(calls).toEqual([])
})

test('with the network cut once a page is there, everything works, also after a restart and in another profile', async ({
  extended,
}, testInfo) => {
  test.setTimeout(testTimeoutMs(20))
  const { context } = extended
  await workAlone(extended)
  await serveLecture(context, '<track default kind="captions" srclang="en" src="/en.vtt">')
  const page = await context.newPage()
  await page.goto(lectureAddress)
  await page.waitForFunction("document.querySelector('track').readyState === 2")
  const panel = await extended.openPanel(page)
  await context.setOffline(true)
  const requests: string[] = []
  context.on('request', (request) => {
    if (!/^(?:chrome-extension|blob):/.test(request.url())) requests.push(request.url())
  })

  await panel.getByRole('button', { name: 'Look on this page' }).click()
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await expect(panel.getByText('On this machine. Nothing was sent.')).toBeVisible()
  await panel.locator('[data-evidence]').nth(1).click()
  const play = panel.getByRole('dialog').getByRole('button', { name: /^Play from 0:\d\d$/ })
  const [second] = /\d+$/.exec((await play.first().getAttribute('aria-label')) ?? '') ?? []
  await play.first().click()
  const secondOfPlayer = () => page.evaluate("document.querySelector('video').currentTime")
  await expect.poll(secondOfPlayer).toBe(Number(second))
  expect(Number(second)).toBeGreaterThan(0)
  await panel.keyboard.press('Escape')
  await panel.getByRole('tab', { name: 'Ask' }).click()
  await panel.getByLabel('Your question').fill(question)
  await panel.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(panel.getByRole('heading', { name: question })).toBeVisible()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Saved' })).toBeVisible()
  expect(requests).toEqual([])

  const again = await extended.restart()
  await again.context.setOffline(true)
  const library = await again.openPanel(await again.context.newPage())
  await findSaved(library)
  await library.getByRole('button', { name: 'All saved' }).click()
  const downloading = library.waitForEvent('download')
  await library.getByRole('button', { name: 'Export all' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('precis-library.json')
  const taken = testInfo.outputPath('precis-library.json')
  await file.saveAs(taken)

  const another = await extended.openSecond()
  await another.context.setOffline(true)
  const other = await another.openPanel(await another.context.newPage())
  await other.getByRole('button', { name: 'Library' }).click()
  await expect(other.getByText('Nothing found here yet.')).toBeVisible()
  await other.getByLabel('Import').setInputFiles(taken)
  await expect(other.getByText('1 new here from precis-library.json.')).toBeVisible()
  await other.getByRole('button', { name: 'Library' }).click()
  await findSaved(other)
})

/** Finds the saved summary by its words, with what was asked about it. */
async function findSaved(panel: Page): Promise<void> {
  await panel.getByRole('button', { name: 'Library' }).click()
  await panel.getByLabel('Search').fill('flowers')
  await panel.getByRole('button', { name: /^Lecture one/ }).click()
  await panel.getByRole('tab', { name: 'Ask' }).click()
  await expect(panel.getByRole('heading', { name: question })).toBeVisible()
}

test('a panel without a server has the model of the browser write, and verifies no lie', async ({
  extended,
}) => {
  await workAlone(extended)
  await extended.context.addInitScript(standInScript({ writes: 'lies' }))
  const panel = await extended.openPanel(await extended.watch())
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await extended.context.setOffline(true)
  await panel.getByRole('button', { name: "Write it with this browser's own model" }).click()
  await expect(panel.getByText("written by the browser's own model", { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Differs/ }).first()).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Verified/ })).toHaveCount(0)
})
