import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { goodParts, summarizeExample } from './home.ts'
import { inLongRun, test } from './watched-test.ts'

const player = 'https://www.youtube-nocookie.com/embed/**'

/** A player that answers the handshake as YouTube's does, and shows what it gets. */
const answeringPlayer = `<!doctype html><title>Player</title><p></p><ol></ol><script>
addEventListener('message', (event) => {
  const message = JSON.parse(event.data)
  if (message.event === 'listening') {
    parent.postMessage('{"event":"onReady"}', '*')
    document.querySelector('p').textContent = 'answered'
  }
  if (message.event === 'command') document.querySelector('ol').append(message.func + ' ' + message.args.join(' ') + '; ')
})
</script>`
const silentPlayer = '<!doctype html><title>Player</title>'

/** The pictures of the page that are there: their address, and whether something of them is to be seen. */
async function pictures(page: Page): Promise<{ path: string; isDrawn: boolean }[]> {
  return await page.evaluate(
    '[...document.images].map(({ src, naturalWidth }) => ({ path: new URL(src).pathname, isDrawn: naturalWidth > 0 }))',
  )
}

test('an example becomes a summary that comes into view, takes the focus and can be checked', async ({
  page,
}) => {
  const result = await summarizeExample(page, goodParts)
  const heading = result.getByRole('heading', { name: goodParts })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveTitle(/Précis/)
  await expect(result.getByText('Google TechTalks · 1:03:48')).toBeVisible()
  await expect(result.getByText(/^made without AI$/i)).toBeVisible()
  await expect(result.getByText('Every line is quoted from the video')).toBeVisible()
  await expect(page.getByText(/(?:Fresh summary generated|Loaded from cache)$/).first()).toBeVisible()

  const mark = result.getByRole('button', { name: 'Quoted' }).first()
  await mark.hover()
  await expect(
    page.getByRole('dialog', { name: 'The words of the transcript' }).locator('mark'),
  ).toBeVisible()

  await result.getByRole('tab', { name: 'Transcript' }).click()
  await result.getByLabel('Search in the transcript').fill('triple equal operator')
  await expect(result.getByText(/^\d+ of \d+ sentences$/)).toBeVisible()
})

test.describe('the player', () => {
  test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

  test('asks YouTube for nothing until the user presses play', async ({ page }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url())
    })
    await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: silentPlayer }))
    const result = await summarizeExample(page, goodParts)
    await expect(async () => {
      expect(await pictures(page)).toEqual([{ path: '/api/thumbnails/hQVTIJBZook', isDrawn: true }])
    }).toPass()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await result.getByRole('button', { name: /^Play the video:/ }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    await expect.poll(() => foreign).toHaveLength(1)
    await page.waitForLoadState('networkidle')
    expect(foreign).toHaveLength(1)
  })

  test('starts at the time that is clicked, and is moved by the next', async ({ page }) => {
    await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: answeringPlayer }))
    const result = await summarizeExample(page, goodParts)
    await expect(page.locator('iframe')).toHaveCount(0)
    await result.locator('summary', { hasText: 'Sections' }).click()
    const times = result.getByRole('button', { name: /^Play from/ })
    const first = await times.first().innerText()
    await times.first().click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute(
      'src',
      new RegExp(`/embed/hQVTIJBZook\\?.*enablejsapi=1.*start=${seconds(first)}$`),
    )

    const inside = page.frameLocator('iframe')
    const second = await times.nth(1).innerText()
    // A press before the player has answered makes it anew, and on a busy machine that goes on and on.
    await expect(inside.getByText('answered')).toBeVisible()
    await times.filter({ hasText: second }).first().click()
    await expect(inside.getByText(`seekTo ${seconds(second)}`)).toBeVisible()
    await expect(inside.getByText('playVideo')).toBeVisible()
  })

  test('is started again when it does not answer', inLongRun, async ({ page }) => {
    await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: silentPlayer }))
    const result = await summarizeExample(page, goodParts)
    await result.getByRole('button', { name: `Play the video: ${goodParts}` }).click()
    await expect(page.locator('iframe')).toHaveAttribute('src', /start=0$/)
    await result.locator('summary', { hasText: 'Sections' }).click()
    const time = result.getByRole('button', { name: /^Play from/ }).nth(1)
    const shown = await time.innerText()
    await time.click()
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`start=${seconds(shown)}$`))
  })
})

function seconds(clock: string): number {
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
