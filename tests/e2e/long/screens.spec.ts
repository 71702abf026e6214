import { expect } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { screenGroups } from '../../../scripts/screens/every-screen.ts'
import { looks } from '../../../scripts/screens/screen.ts'
import { findFaults } from '../look-at-screen.ts'
import { test } from '../watched-test.ts'

const player = 'www.youtube-nocookie.com'

test.use({ expectedStatuses: [404], allowedHosts: [player], isFreshBrowser: true })

for (const [name, screens] of Object.entries(screenGroups)) {
  test(`${name}: every state passes axe in every look and is no wider than the window`, async ({
    page,
    baseURL,
  }) => {
    // All looks at two dozen screens, each by all rules.
    test.setTimeout(testTimeoutMs(300))
    // A step that cannot be taken fails at once instead of using up the time of all screens.
    page.setDefaultTimeout(testTimeoutMs(15))
    const faults: string[] = []
    for (const screen of screens) {
      faults.push(...(await findFaults(page, { screen, looks, origin: baseURL ?? '' })))
    }
    expect(faults).toEqual([])
  })
}
