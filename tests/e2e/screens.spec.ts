import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { looksOf, screenGroups } from '../../scripts/screens/every-screen.ts'
import type { Look } from '../../scripts/screens/looks.ts'
import { openScreen } from '../../scripts/screens/screen.ts'
import { isThorough } from './run-environment.ts'
import { violations, violationsAgain } from './violations.ts'
import { test } from './watched-test.ts'

/**
 * Each screen is seen in two looks that differ in all, the next one in the two others: what screens have in common is
 * seen in all four, in half of the time. The first look is asked about everything, the other one about what another width
 * or scheme can change; every other screen begins wide. SCREENS=all shows each one in all, those
 * that are laid out by width on a tablet and on a wide desk as well, and asks each about everything.
 */
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const
type LookOf = Pick<Look, 'width' | 'colorScheme'>

const player = 'www.youtube-nocookie.com'

test.use({ expectedStatuses: [404], allowedHosts: [player], isFreshBrowser: true })

for (const [name, screens] of Object.entries(screenGroups)) {
  test(`${name}: in every state, narrow and wide, light and dark, open to everybody and within the window`, async ({
    page,
    baseURL,
  }) => {
    // A step that cannot be taken fails at once instead of using up the time of all screens.
    page.setDefaultTimeout(20_000)
    const faults: string[] = []
    for (const [index, screen] of screens.entries()) {
      const half = index % 2 === 0 ? looks.slice(0, 2) : looks.slice(2)
      for (const [turn, look] of (isThorough ? looksOf(screen) : half).entries()) {
        await takeOn(page, look)
        if (turn === 0) await openScreen(page, screen, baseURL ?? '')
        const found = [
          ...(await (turn === 0 || isThorough ? violations(page) : violationsAgain(page))),
          ...(await tooWide(page)),
        ]
        faults.push(
          ...found.map((fault) => `${screen.name}, ${look.width} px, ${look.colorScheme}: ${fault}`),
        )
      }
    }
    expect(faults).toEqual([])
  })
}

async function takeOn(page: Page, { width, colorScheme }: LookOf): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme })
}

async function tooWide(page: Page): Promise<string[]> {
  const by = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  return by > 0 ? [`${by} px wider than the window`] : []
}
