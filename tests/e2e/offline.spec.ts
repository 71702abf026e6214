import { expect, test as plainTest } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { goodParts, openHome, rice, summarizeExample } from './home.ts'
import { test } from './watched-test.ts'

const notLoaded = "This part of the page didn't load. Check your connection and try again."

plainTest(
  'what can be done with a result works without a connection, and the result stays',
  async ({ page, context }) => {
    const result = await summarizeExample(page, rice)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)

    await result.getByRole('button', { name: 'Download' }).click()
    await expect(result.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-expanded', 'true')
    await result.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText("We couldn't reach the server.", { exact: false }).first()).toBeVisible()
    await result.getByRole('tab', { name: 'Transcript' }).click()
    await expect(result.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog', { name: 'Login to Your Account' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(result.getByRole('heading', { name: rice })).toBeVisible()

    await context.setOffline(false)
    await expect(result.getByRole('region', { name: 'Transcript text' })).toBeVisible()
  },
)

plainTest('a part that did not load says so in place, and works when the network does', async ({ page }) => {
  await page.route(/assets\/paste-dialog/, (route) => route.abort())
  await openHome(page, goodParts)
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  const note = page.getByRole('alert').filter({ hasText: notLoaded })
  await expect(note).toBeVisible()
  await expectApart(page, note)
  await expect(page.getByLabel('YouTube link')).toHaveValue(/watch\?v=/)
  await page.unroute(/assets\/paste-dialog/)
  await note.getByRole('button', { name: 'Try again' }).click()
  // A browser that remembers what did not load gets the page again, with what was typed.
  const outcome = (): Promise<unknown> =>
    page
      .evaluate(
        `performance.getEntriesByType('navigation')[0].type === 'reload' ? 'loaded again' : document.querySelector('[role="dialog"]') && 'open'`,
      )
      .catch(() => null)
  await expect.poll(outcome).not.toBeNull()
  if ((await outcome()) === 'loaded again') {
    await expect(page.getByLabel('YouTube link')).toHaveValue(/watch\?v=/)
    await page.getByRole('button', { name: 'Paste a transcript' }).click()
  }
  await expect(page.getByRole('dialog', { name: 'Paste a transcript' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login to Your Account' })).toBeVisible()
})

/**
 * Nothing covers what did not load, on a phone and at a desk, while the note says that there is no
 * connection.
 */
async function expectApart(page: Page, note: Locator): Promise<void> {
  const size = page.viewportSize()
  const connection = page.locator('#offline')
  await page.evaluate(`document.getElementById('offline').hidden = false`)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const [upper, lower] = [await note.boundingBox(), await connection.boundingBox()]
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
  }
  await page.evaluate(`document.getElementById('offline').hidden = true`)
  if (size !== null) await page.setViewportSize(size)
}

test.describe('a page that lost the connection while it loaded', () => {
  test.use({ isNetworkCut: true })

  test('says so once, opens nothing later by itself, and is whole when the connection is back', async ({
    page,
    context,
  }) => {
    const html = await (await page.request.get('/')).text()
    const lost = Promise.withResolvers<void>()
    let isCut = true
    await page.route('**/assets/*.js', async (route) => {
      if (!isCut || html.includes(new URL(route.request().url()).pathname)) return await route.continue()
      // What the page doesn't need at first is still on its way.
      await lost.promise
      await route.abort('internetdisconnected')
    })
    await page.goto('/')
    await context.setOffline(true)
    lost.resolve()

    await expect(page.getByText("You're offline.")).toBeVisible()
    const missed = page.getByText("What you clicked couldn't open.")
    await expect(missed).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: 'Help' }).click()
    await expect(missed).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Try to fool it' })).toBeVisible()

    // What shows a request is on its way as well: none is made that could not be seen or cancelled.
    const field = page.getByLabel('YouTube link')
    await page.evaluate(`document.getElementById('offline').removeAttribute('data-missed')`)
    await expect(missed).toBeHidden()
    await field.fill('https://youtu.be/hQVTIJBZook')
    await field.press('Enter')
    await expect(missed).toBeVisible()
    await expect(field).toBeEditable()

    isCut = false
    await context.setOffline(false)
    await expect(page.getByText("You're offline.")).toBeHidden()
    await expect(page.getByText(/free summar(?:y|ies)/)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog', { name: 'Login to Your Account' })).toBeVisible()
  })
})
