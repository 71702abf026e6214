import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, workAlone } from './extension-test.ts'

const folder = path.resolve('dist/store')
const size = { width: 1280, height: 800 }
const panelWidth = 420

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
  const page = await extended.watch()
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
  await panel.getByLabel('Your question').fill('How many flowers does a bee visit?')
  await panel.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(panel.getByRole('heading', { name: 'How many flowers does a bee visit?' })).toBeVisible()
  await picture(page, panel, '3-answer')
  await panel.getByRole('button', { name: 'Library' }).click()
  await expect(panel.getByRole('heading', { name: 'Saved on this machine' })).toBeVisible()
  await picture(page, panel, '4-library')
  await panel.getByRole('button', { name: 'Settings' }).click()
  await expect(panel.getByRole('heading', { name: 'A model on this machine' })).toBeVisible()
  await picture(page, panel, '5-settings')
})
