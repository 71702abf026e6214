import { expect } from '@playwright/test'
import { z } from 'zod'
import { openWithoutScripts } from '../held-scripts.ts'
import { test } from '../watched-test.ts'

test.use({ isFreshBrowser: true })

/**
 * Stores in the page the name of each button whose press was made again, and that React heard: what it cannot
 * hear yet it stops.
 */
const storeMade = `addEventListener('click', ({ isTrusted, target }) => {
  if (!isTrusted) (globalThis.made ??= []).push(target.closest('button').textContent)
})`
/** The names of the buttons that show in the page, each with its place among all of them. */
const buttonsInPage = `[...document.querySelectorAll('button[type="button"]')].flatMap((button, at) =>
  button.checkVisibility({ visibilityProperty: true }) ? [{ at, name: button.textContent }] : [])`
const buttonsSchema = z.array(z.object({ at: z.number(), name: z.string() }))

for (const width of [390, 1280]) {
  test(`each press in the first moments of the home page is made again, ${width} px wide`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(storeMade)
    let letScriptsCome = await openWithoutScripts(page, '/')
    await expect(page.locator('footer')).toBeAttached()
    const buttons = buttonsSchema.parse(await page.evaluate(buttonsInPage))
    expect(buttons.length).toBeGreaterThan(4)
    for (const { at, name } of buttons) {
      letScriptsCome()
      await page.unroute('**/assets/*.js')
      letScriptsCome = await openWithoutScripts(page, '/')
      const button = page.locator('button[type="button"]').nth(at)
      await button.click()
      await expect(button, name).toHaveAttribute('data-pressed', '')
      letScriptsCome()
      await expect.poll(async () => await page.evaluate('globalThis.made'), name).toEqual([name])
      await expect(page.locator('[data-pressed]')).toHaveCount(0)
    }
  })
}
