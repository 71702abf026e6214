import type { Locator, Page } from '@playwright/test'

/** What a person does until a screen is as it is to be seen, and what shows that it is. */
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

/** Waits until the page hears clicks and keys: what comes last of it is loaded at the first act of a person. */
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
