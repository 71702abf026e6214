import { expect } from '@playwright/test'
import type { Locator } from '@playwright/test'
import { goodParts, summarizeExample } from './home.ts'
import { inLongRun, test } from './watched-test.ts'

const player = 'https://www.youtube-nocookie.com/embed/**'

/** A player at twelve times the speed, which tells where it is, as YouTube's does. */
const quickPlayer = `<!doctype html><title>Player</title><script>
let second = Number(new URL(location.href).searchParams.get('start'))
let isPlaying = false
const tell = () => parent.postMessage(JSON.stringify(
  { event: 'infoDelivery', info: { currentTime: second, playerState: isPlaying ? 1 : 2 } }), '*')
addEventListener('message', (event) => {
  const message = JSON.parse(event.data)
  if (message.event === 'listening') isPlaying = true
  if (message.func === 'seekTo') second = message.args[0]
  if (message.func === 'playVideo') isPlaying = true
  if (message.func === 'pauseVideo') isPlaying = false
  tell()
})
setInterval(() => { if (isPlaying) { second += 0.5; tell() } }, 40)
</script>`

function playButton(result: Locator): Locator {
  return result.getByRole('button', { name: 'Play only the highlights' })
}

test.use({ allowedHosts: ['www.youtube-nocookie.com'] })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the highlights play one after another to the last', inLongRun, async ({ page }) => {
    await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: quickPlayer }))
    const result = await summarizeExample(page, goodParts)
    const play = playButton(result)
    await play.scrollIntoViewIfNeeded()
    await expect(result.getByText(/^\d+ moments, \d+ (?:min of 64|sec of 64 min)$/)).toBeVisible()
    await play.click()
    const bar = page.getByRole('region', { name: 'Moments' })
    await expect(bar).toBeInViewport()
    await expect(bar.getByText(/^All \d+ played$/)).toBeVisible()
    await bar.getByRole('button', { name: 'Stop playing' }).click()
    await expect(bar).toHaveCount(0)
  })
})

test('the proof plays in about a minute, from below the gist', async ({ page }) => {
  await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: quickPlayer }))
  const result = await summarizeExample(page, goodParts)
  await result.getByRole('button', { name: 'Play 60 seconds' }).click()
  const bar = page.getByRole('region', { name: 'Moments' })
  await expect(bar.locator('[data-said]')).not.toHaveText('')
  await expect(bar.getByText(/^That was \d+ of 3,828 seconds$/)).toBeVisible()
})
