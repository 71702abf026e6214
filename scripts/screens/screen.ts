import type { Page } from '@playwright/test'
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
  /** Ends when the screen is as it is to be seen. */
  reach: Step
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
