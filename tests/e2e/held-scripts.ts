import type { Page } from '@playwright/test'

/** Opens a page whose scripts come only when they are let go. */
export async function openWithoutScripts(
  page: Page,
  address: string,
  scripts = '**/assets/*.js',
): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await held.promise
    // Of the page that was left meanwhile, nobody waits for them.
    await route.continue().catch(() => undefined)
  })
  await page.goto(address, { waitUntil: 'commit' })
  return held.resolve
}
