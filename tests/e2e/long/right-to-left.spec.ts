import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { screenGroups } from '../../../scripts/screens/every-screen.ts'
import { openScreen } from '../../../scripts/screens/screen.ts'
import type { Screen } from '../../../scripts/screens/screen.ts'
import { fromRightToLeft, layoutFaults } from '../layout-faults.ts'
import { violations } from '../violations.ts'
import { test } from '../watched-test.ts'

const widths = [320, 390, 1280]

test.use({
  expectedStatuses: [404],
  allowedHosts: ['www.youtube-nocookie.com'],
  isFreshBrowser: true,
  viewport: { width: 320, height: 844 },
})

for (const [name, screens] of Object.entries(screenGroups)) {
  test(`${name}: every state can be read from right to left`, async ({ page, baseURL }) => {
    // Three widths of two dozen screens, each measured and looked at by all rules.
    test.setTimeout(testTimeoutMs(300))
    // A step that cannot be taken fails at once instead of using up the time of all screens.
    page.setDefaultTimeout(testTimeoutMs(15))
    await page.addInitScript({ content: fromRightToLeft })
    const faults: string[] = []
    for (const screen of screens) faults.push(...(await faultsOf(page, screen, baseURL ?? '')))
    expect(faults).toEqual([])
  })
}

/** Opens a screen once, and shows it in each width. */
async function faultsOf(page: Page, screen: Screen, origin: string): Promise<string[]> {
  const faults: string[] = []
  for (const [turn, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 844 })
    if (turn === 0) await openScreen(page, screen, origin)
    const found = [...(await violations(page)), ...(await layoutFaults(page))]
    faults.push(...found.map((fault) => `${screen.name}, ${width} px: ${fault}`))
  }
  return faults
}
