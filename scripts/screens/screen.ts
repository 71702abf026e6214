import type { Locator, Page } from '@playwright/test'
import type { Step } from './steps.ts'
import { stubScript } from './stub-server.ts'
import type { Answers } from './stub-server.ts'

/** One screen in one state: where it is, what the server says, and what a person does until it is there. */
export type Screen = {
  name: string
  path: string
  answers?: Answers
  isSignedIn?: boolean
  /** It is seen by a reader who does not mind motion; the others are. */
  isMoving?: boolean
  /** What it is about: in each window the page is scrolled to it. */
  about?: (page: Page) => Locator
  /** Ends when the screen is as it is to be seen. */
  reach: Step
}

/** The same screens, each scrolled to what a selector finds. */
export function scrolledTo(selector: string, screens: readonly Screen[]): Screen[] {
  return screens.map((screen) => ({ ...screen, about: (page) => page.locator(selector) }))
}

/** Scrolls a page to what its screen is about: in a window of another width it stands elsewhere. */
export async function scrollToSubject(page: Page, { about }: Screen): Promise<void> {
  await about?.(page).evaluate((element: { scrollIntoView: () => void }) => element.scrollIntoView())
}

/** Opens a screen, on a page that may have had another one before. The answers hold until the page leaves it. */
export async function openScreen(page: Page, screen: Screen, origin: string): Promise<void> {
  const { path, answers = {}, isSignedIn = false, isMoving = false, reach } = screen
  if (page.url().startsWith(origin)) await page.evaluate('localStorage.clear(); sessionStorage.clear()')
  await page.emulateMedia({ reducedMotion: isMoving ? 'no-preference' : 'reduce' })
  await page.context().clearCookies()
  if (isSignedIn) await page.context().addCookies([{ name: 'signed_in', value: '1', url: origin }])
  const stub = await page.addInitScript({ content: stubScript(answers) })
  try {
    // Pictures are not waited for: what shows that the screen is there is known better by `reach`.
    await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' })
    await reach(page)
  } finally {
    await stub.dispose()
  }
}
