import { expect } from '@playwright/test'
import { makeRecording } from './own-recording.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

/** Captions of 240 seconds: a sentence each twelve seconds. */
const captions = [
  'The harbour was closed on the third of March.',
  'Nobody had expected the ice to come so early.',
  'Forty ships waited outside of the bay for eleven days.',
  'The lighthouse keeper counted them every morning.',
  'He wrote their names into a book that we still have.',
  'Two of them sank in the night of the ninth.',
  'The crews walked over the ice to the shore.',
  'The town fed four hundred sailors for a week.',
  'Bread was baked in every kitchen of the harbour.',
  'A storm broke the ice on the fourteenth.',
  'The first ship came in with a torn sail.',
  'The mayor paid for the repairs out of the town chest.',
  'It took the town nine years to pay that debt.',
  'The book of the keeper is in the museum today.',
  'It has the names of three hundred and twelve people.',
  'Their families come every year on the third of March.',
  'They read the names aloud from the top of the lighthouse.',
  'The museum printed the book again last year.',
  'Every school of the bay has a copy of it.',
  'That is why the children know the ships by name.',
]
const time = (second: number): string => new Date(second * 1000).toISOString().slice(11, 19)
const srt = captions
  .map((text, at) => `${at + 1}\n${time(at * 12)},000 --> ${time(at * 12 + 11)},000\n${text}\n`)
  .join('\n')

test('the proof of a pasted talk plays from a video file, which stays in the browser', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a transcript' })
  const file = { name: 'ice.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) }
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
