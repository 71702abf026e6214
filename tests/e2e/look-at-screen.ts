import type { Page } from '@playwright/test'
import type { Look, Screen } from '../../scripts/screens/screen.ts'
import { openScreen } from '../../scripts/screens/screen.ts'
import { violations } from './violations.ts'

type LookOf = Pick<Look, 'width' | 'colorScheme'>

/** Opens a screen in the first of some looks and gives what is wrong with it in each of them. */
export async function findFaults(
  page: Page,
  { screen, looks, origin }: { screen: Screen; looks: readonly LookOf[]; origin: string },
): Promise<string[]> {
  const faults: string[] = []
  for (const [turn, look] of looks.entries()) {
    await takeOn(page, look)
    if (turn === 0) await openScreen(page, screen, origin)
    const found = [...(await violations(page)), ...(await tooWide(page))]
    faults.push(...found.map((fault) => `${screen.name}, ${look.width} px, ${look.colorScheme}: ${fault}`))
  }
  return faults
}

async function takeOn(page: Page, { width, colorScheme }: LookOf): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme })
}

/** By how much the page is wider than its window; empty where it is not. */
export async function tooWide(page: Page): Promise<string[]> {
  const by = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
  return by > 0 ? [`${by} px wider than the window`] : []
}
