import type { Locator, Page } from '@playwright/test'
import { stubScript } from './stub-server.ts'
import type { Answers } from './stub-server.ts'

/** The acts of a person until a screen is as it is to be seen, and what shows that it is. */
export type Step = (page: Page) => Promise<unknown>

/** Waits for words. */
export function seeing(words: string): Step {
  return (page) => page.getByText(words).filter({ visible: true }).first().waitFor()
}

/** Waits for a field by its label. */
export function seeingField(label: string): Step {
  return (page) => page.getByLabel(label, { exact: true }).waitFor()
}

/** Presses the first button of this name that shows: on a phone it is another one than on a desk. */
export function pressing(name: string): Step {
  return (page) => shownButton(page, name).click()
}

/** Writes into a field. */
export function writing(label: string, text: string): Step {
  return (page) => page.getByLabel(label, { exact: true }).fill(text)
}

/** Does one thing after the other. */
export function inTurn(...steps: readonly Step[]): Step {
  return async (page) => {
    for (const step of steps) await step(page)
  }
}

/** Opens a dialog by the button of this name, once the page hears clicks at all. */
export function opening(name: string): Step {
  return inTurn(alive, pressing(name), dialog)
}

/**
 * Waits until the page hears clicks and keys: what comes last of it is loaded at the first act of a person.
 */
export async function alive(page: Page): Promise<void> {
  const last = page.getByLabel('Notifications (F8)').first()
  while ((await last.count()) === 0) {
    await page.locator('html').dispatchEvent('pointerdown')
    await last.waitFor({ state: 'attached', timeout: 250 }).catch(() => undefined)
  }
}

/** Waits for a dialog. */
export async function dialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor()
}

function shownButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
}

/** A window and its colours. */
export type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' }

const windows = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desk', width: 1280, height: 844 },
  { name: 'wide', width: 1920, height: 1080 },
] as const

/** Those that every screen is seen in. */
export const looks: readonly Look[] = windows.flatMap(({ name, ...size }) => [
  { ...size, name: `${name}, light`, colorScheme: 'light' as const },
  { ...size, name: `${name}, dark`, colorScheme: 'dark' as const },
])

/** One screen in one state: where it is, what the server says, and what a person does until it is there. */
export type Screen = {
  name: string
  path: string
  answers?: Answers
  isSignedIn?: boolean
  /** It is seen by a reader who does not mind motion; the others are. */
  isMoving?: boolean
  /** The subject of the screen: in each window the page is scrolled to it. */
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

/**
 * Opens a screen, on a page that may have had another one before. The answers hold until the page leaves it.
 */
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
