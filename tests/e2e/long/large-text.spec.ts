import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { screenGroups } from '../../../scripts/screens/every-screen.ts'
import { openScreen } from '../../../scripts/screens/screen.ts'
import type { Screen } from '../../../scripts/screens/screen.ts'
import { cutTexts } from '../cut-text.ts'
import { tooWide } from '../look-at-screen.ts'
import { atRest } from '../violations.ts'
import { test } from '../watched-test.ts'

test.use({
  expectedStatuses: [404],
  allowedHosts: ['www.youtube-nocookie.com'],
  isFreshBrowser: true,
  viewport: { width: 1280, height: 844 },
})

/** Text of twice its size: by the font size of the browser, and by its zoom, which leaves the window half of its width. */
const sizes = [
  { name: 'letters of 32 px', fontSize: '32px', width: 1280, height: 844 },
  { name: 'a zoom of 200 %', fontSize: '', width: 640, height: 422 },
] as const

const planted = `
  <div style="width: 100px; overflow: hidden; white-space: nowrap">cut on its way to the end</div>
  <button style="width: 80px; height: 20px; white-space: nowrap; font-size: 32px">out of its control</button>
  <p style="width: 60px; font-size: 32px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">hardly a letter</p>
  <p style="width: 90px; height: 20px; overflow: auto">scrolls, so that nothing is lost of it</p>
  <p style="width: 600px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${'long '.repeat(99)}</p>`

test('texts that cannot be read are found, and those that can are not', async ({ page }) => {
  await page.setContent(planted)
  expect(await cutTexts(page)).toEqual([
    'cut off: cut on its way to the end',
    'runs out of its control: out of its control',
    'nearly nothing is left: hardly a letter',
  ])
  await page.setContent('<p style="margin-left: 1260px; white-space: nowrap">beside the window</p>')
  expect(await cutTexts(page)).toEqual(['outside of the window: beside the window'])
})

for (const [name, screens] of Object.entries(screenGroups)) {
  test(`${name}: nothing is cut off where text is twice as large`, async ({ page, baseURL }) => {
    test.setTimeout(testTimeoutMs(300))
    page.setDefaultTimeout(testTimeoutMs(15))
    const faults: string[] = []
    for (const screen of screens) {
      faults.push(...(await faultsOf(page, screen, baseURL ?? '')))
    }
    expect(faults).toEqual([])
  })
}

/** A screen is opened once, at its common size, and then read at each of the others. */
async function faultsOf(page: Page, screen: Screen, origin: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 844 })
  await openScreen(page, screen, origin)
  const faults: string[] = []
  for (const { name, fontSize, width, height } of sizes) {
    await page.setViewportSize({ width, height })
    await page.evaluate(`document.documentElement.style.fontSize = '${fontSize}'`)
    await page.evaluate(atRest)
    const found = [...(await tooWide(page)), ...(await cutTexts(page))]
    faults.push(...found.map((fault) => `${screen.name}, ${name}: ${fault}`))
  }
  return faults
}
