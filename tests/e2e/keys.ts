import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

type Role = 'button' | 'textbox' | 'searchbox' | 'link' | 'combobox'

/** Presses Tab until what has this role and name has the focus; with Shift it goes back. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const named = page.getByRole(role, { name })
  // Who presses Tab sees where it will lead.
  await expect(named.first()).toBeAttached()
  const target = named.and(page.locator(':focus'))
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    if ((await target.count()) > 0) return
  }
  throw new Error(`Tab never reached ${String(name)}`)
}
