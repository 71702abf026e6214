import { expect } from '@playwright/test'
import { iceCaptions, makeRecording } from './own-recording.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

test('the proof of a pasted talk plays from a video file, which stays in the browser', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a transcript' })
  const file = { name: 'ice.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(iceCaptions) }
  await dialog.getByLabel(/Choose a caption file/).setInputFiles(file)
  await dialog.getByLabel(/^Title/).fill('The winter of the ships')
  await dialog.getByRole('button', { name: 'Summarize' }).click()
  const result = page.getByRole('article')
  await expect(result.getByRole('button', { name: 'Hear the proof' })).toBeVisible()

  const sentBytes: number[] = []
  page.on('request', (request) => sentBytes.push(request.postDataBuffer()?.length ?? 0))
  const recording = { name: 'ice.webm', mimeType: 'video/webm', buffer: await makeRecording(page, 240) }
  await result.getByLabel('Play your own recording').last().setInputFiles(recording)
  const video = result.getByLabel('Your recording')
  await expect(video).toHaveJSProperty('duration', 240)
  // Faster, and a busy machine would tell too seldom where it is.
  await page.evaluate("document.querySelector('video').playbackRate = 2")
  await result.getByRole('button', { name: 'Play 60 seconds' }).click()
  const bar = page.getByRole('region', { name: 'Moments' })
  await expect(bar.getByText(/^1 of \d\b/)).toBeVisible()
  await expect(result.locator('[data-line][data-lit]').first()).toBeVisible()
  await expect(bar.getByText(/^2 of \d\b/)).toBeVisible()
  const next = bar.getByRole('button', { name: 'Next moment' })
  while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click()
  await expect(bar.getByText(/^That was \d+ of 2[34]\d seconds$/)).toBeVisible()
  await expect(video).toHaveJSProperty('paused', true)
  expect(Math.max(0, ...sentBytes)).toBeLessThan(recording.buffer.length / 10)
  expect(await violations(page)).toEqual([])
})
