import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test, workAlone } from './extension-test.ts'
import type { Extended } from './extension-test.ts'

const folder = path.resolve('dist/store')
const size = { width: 1280, height: 800 }
const panelWidth = 420

const sample = z.object({
  title: z.string(),
  channel: z.string(),
  durationSeconds: z.number(),
  segments: z.array(z.object({ start: z.number(), duration: z.number(), text: z.string() })),
})

/** The page around the player, as plain as a store's picture wants it, and a moon in the player. */
const moon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#0b1424"/><circle cx="11" cy="3.6" r="2" fill="#e8e4d8"/><circle cx="10.4" cy="3.1" r=".35" fill="#d3cebf"/><circle cx="11.7" cy="4.3" r=".5" fill="#d3cebf"/></svg>`
const plainPage = `
  document.head.insertAdjacentHTML('beforeend', '<style>body { padding: 24px } video { width: 100%; height: auto; aspect-ratio: 16 / 9; border-radius: 12px } .ytp-subtitles-button, #show { display: none } h1 { font-size: 22px } a { color: #555; text-decoration: none }</style>')
  Object.assign(document.querySelector('video'), { controls: false, poster: 'data:image/svg+xml,' + ${JSON.stringify(encodeURIComponent(moon))} })`

/** Opens a page of a talk whose words are in the public domain. */
async function watchSpeech(extended: Extended): Promise<Page> {
  const file = await readFile('src/server/adapters/samples/WZyRbnpGyzQ.json', 'utf8')
  const { segments, durationSeconds, ...facts } = sample.parse(JSON.parse(file))
  const events = segments.map(({ start, duration, text }) => ({
    tStartMs: start * 1000,
    dDurationMs: duration * 1000,
    segs: [{ utf8: text }],
  }))
  await extended.context.route(/\/api\/timedtext/, (route) => route.fulfill({ json: { events } }))
  return await extended.watch({
    ...facts,
    videoId: 'WZyRbnpGyzQ',
    details: { lengthSeconds: String(durationSeconds) },
    description: '',
    script: plainPage,
  })
}

test.use({ viewport: { width: panelWidth, height: size.height } })

/** The page and the panel beside each other, as a browser shows them, in the size that stores take. */
async function picture(page: Page, panel: Page, name: string): Promise<void> {
  const shots = [await page.screenshot(), await panel.screenshot()]
  const [video, beside] = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`)
  const sheet = await page.context().newPage()
  await sheet.setViewportSize(size)
  await sheet.setContent(
    `<body style="margin:0;display:flex"><img src="${video}"><img src="${beside}" style="border-left:1px solid #ccc;box-sizing:border-box">`,
  )
  await sheet.waitForFunction('[...document.images].every((image) => image.complete)')
  await sheet.screenshot({ path: path.join(folder, `${name}.png`) })
  await sheet.close()
}

test('five pictures for the stores show the panel at work, alone', async ({ extended }) => {
  await mkdir(folder, { recursive: true })
  await workAlone(extended)
  const page = await watchSpeech(extended)
  const panel = await extended.openPanel(page)
  await page.setViewportSize({ ...size, width: size.width - panelWidth })
  await panel.getByRole('button', { name: 'Summarize' }).click()
  await expect(panel.getByRole('heading', { name: 'Key insights' })).toBeVisible()
  await picture(page, panel, '1-summary')
  await panel.locator('[data-evidence]').nth(1).click()
  await expect(panel.getByRole('dialog')).toBeVisible()
  await picture(page, panel, '2-evidence')
  await panel.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Saved' })).toBeVisible()
  await panel.getByRole('tab', { name: 'Ask' }).click()
  const question = 'Why do we go to the moon?'
  await panel.getByLabel('Your question').fill(question)
  await panel.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(panel.getByRole('heading', { name: question })).toBeVisible()
  await expect(panel.getByText('Looking for the answer')).toHaveCount(0)
  await picture(page, panel, '3-answer')
  await panel.getByRole('button', { name: 'Library' }).click()
  await expect(panel.getByRole('heading', { name: 'Saved on this machine' })).toBeVisible()
  await picture(page, panel, '4-library')
  await panel.getByRole('button', { name: 'Settings' }).click()
  await expect(panel.getByRole('heading', { name: 'A model on this machine' })).toBeVisible()
  await picture(page, panel, '5-settings')
})
