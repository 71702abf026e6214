import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { screenGroups } from '../../scripts/screens/every-screen.ts'
import { openScreen } from '../../scripts/screens/screen.ts'
import { colourViolations, violations, violationsAgain } from './violations.ts'
import { test } from './watched-test.ts'

/** Each is one step from the one before, and so it is the other way round. */
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const
type Look = (typeof looks)[number]

// What moves is at rest at once.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedStatuses: [404] })

for (const [name, screens] of Object.entries(screenGroups)) {
  test(`${name}: in every state, narrow and wide, light and dark, open to everybody and within the window`, async ({
    page,
    baseURL,
  }) => {
    // Some twenty screens, each looked at four times: more than a journey, on a busy machine.
    test.setTimeout(240_000)
    const faults: string[] = []
    for (const [index, screen] of screens.entries()) {
      const inTurn = index % 2 === 0 ? looks : looks.toReversed()
      for (const [turn, look] of inTurn.entries()) {
        await takeOn(page, look)
        if (turn === 0) await openScreen(page, screen, baseURL ?? '')
        // A scheme changes colours alone, the width what shows: all is asked once at each width, of colours both times.
        const ask = [violations, colourViolations, violationsAgain, colourViolations][turn] ?? violations
        const found = [...(await ask(page)), ...(await tooWide(page))]
        faults.push(
          ...found.map((fault) => `${screen.name}, ${look.width} px, ${look.colorScheme}: ${fault}`),
        )
      }
    }
    expect(faults).toEqual([])
  })
}

async function takeOn(page: Page, { width, colorScheme }: Look): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme })
}

async function tooWide(page: Page): Promise<string[]> {
  const by = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  return by > 0 ? [`${by} px wider than the window`] : []
}
