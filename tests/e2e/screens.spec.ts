import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { adminScreens } from '../../scripts/screens/admin-screens.ts'
import { pageScreens } from '../../scripts/screens/page-screens.ts'
import { resultScreens } from '../../scripts/screens/result-screens.ts'
import { openScreen } from '../../scripts/screens/screen.ts'
import type { Screen } from '../../scripts/screens/screen.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

/** The screens by what they have in common; the tests of them run side by side. */
const groups: Readonly<Record<string, readonly Screen[]>> = {
  'pages and lists': pageScreens,
  'results on their way': resultScreens.slice(0, 8),
  'results there': resultScreens.slice(8),
  'the page of those who run the site': adminScreens,
}
const wide = { width: 1280, height: 844 }
const narrow = { width: 390, height: 844 }

test.use({ expectedStatuses: [401, 404, 422, 500, 504], viewport: wide })

for (const [name, screens] of Object.entries(groups)) {
  test(`${name}: open to everybody in every state, narrow and wide, light and dark`, async ({
    page,
    baseURL,
  }) => {
    // Each is looked through twice; that adds up on a busy machine.
    test.setTimeout(300_000)
    const faults: string[] = []
    for (const screen of screens) {
      await startAfresh(page)
      await openScreen(page, screen, baseURL ?? '')
      for (const fault of await faultsOf(page)) faults.push(`${screen.name}: ${fault}`)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(narrow)
      for (const fault of await faultsOf(page)) faults.push(`${screen.name}, dark, narrow: ${fault}`)
    }
    expect(faults).toEqual([])
  })
}

/** Takes away what the screen before has left in the browser. */
async function startAfresh(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().clearCookies()
  if (page.url() !== 'about:blank') await page.evaluate('sessionStorage.clear()')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(wide)
}

async function faultsOf(page: Page): Promise<string[]> {
  const wider = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  const found = await violations(page)
  return wider > 0 ? [`${wider} px wider than the window`, ...found] : found
}
