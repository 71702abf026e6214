import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { languagePath } from '#product/interface-languages.ts'
import type { firstLanguage, InterfaceLanguage } from '#product/interface-languages.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { screenGroups } from '../../../scripts/screens/every-screen.ts'
import { openScreen } from '../../../scripts/screens/screen.ts'
import type { Screen } from '../../../scripts/screens/screen.ts'
import { layoutFaults } from '../layout-faults.ts'
import { leftInEnglish, textsWithLatinWords } from '../left-in-english.ts'
import { findMissing } from '../links-of-site.ts'
import { violations } from '../violations.ts'
import { test } from '../watched-test.ts'

const widths = [320, 1280]

/** The script of each language; `null` for the Latin one. */
const scripts: Record<Exclude<InterfaceLanguage, typeof firstLanguage>, RegExp | null> = {
  hi: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  bn: /\p{Script=Bengali}/u,
  mr: /\p{Script=Devanagari}/u,
  es: null,
  pt: null,
  de: null,
  fr: null,
  id: null,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ar: /\p{Script=Arabic}/u,
}

test.use({
  expectedStatuses: [404],
  allowedHosts: ['www.youtube-nocookie.com'],
  isFreshBrowser: true,
  viewport: { width: 320, height: 844 },
})

for (const [tag, script] of Object.entries(scripts)) {
  for (const [name, screens] of Object.entries(screenGroups)) {
    test(`${name}: every page is whole in ${tag}, and nothing is cut`, async ({ page, baseURL }) => {
      test.setTimeout(testTimeoutMs(300))
      page.setDefaultTimeout(testTimeoutMs(15))
      const faults: string[] = []
      for (const screen of firstViews(screens)) {
        const known = script ?? (await englishTexts(page, screen, baseURL ?? ''))
        const translated = { ...screen, path: languagePath(tag) + screen.path }
        faults.push(...(await faultsOf(page, translated, baseURL ?? '', known)))
      }
      expect(faults).toEqual([])
    })
  }
}

test('no page of any language leads to an address that does not answer', async ({ baseURL }) => {
  const { missing, seen } = await findMissing(baseURL ?? '', { begin: ['/'] })
  expect(missing).toEqual([])
  expect(seen).toBeGreaterThan(1000)
})

/** One of all screens that begin alike: their steps name what they press in English. */
function firstViews(screens: readonly Screen[]): Screen[] {
  const views = new Map(
    screens.map((screen) => [JSON.stringify([screen.path, screen.answers, screen.isSignedIn]), screen]),
  )
  return [...views.values()].map((screen) => ({ ...screen, reach: settle }))
}

async function settle(page: Page): Promise<void> {
  await page.locator('main').waitFor()
  await page.waitForLoadState('networkidle')
}

/** The words of the same page in English. */
async function englishTexts(page: Page, screen: Screen, origin: string): Promise<ReadonlySet<string>> {
  await openScreen(page, screen, origin)
  return new Set(await textsWithLatinWords(page))
}

async function faultsOf(
  page: Page,
  screen: Screen,
  origin: string,
  known: RegExp | ReadonlySet<string>,
): Promise<string[]> {
  const faults: string[] = []
  for (const [turn, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 844 })
    if (turn === 0) await openScreen(page, screen, origin)
    const found = [
      ...(turn === 0 ? await leftInEnglish(page, known) : []),
      ...(await violations(page)),
      ...(await layoutFaults(page)),
    ]
    faults.push(...found.map((fault) => `${screen.path} (${screen.name}), ${width} px: ${fault}`))
  }
  return faults
}
