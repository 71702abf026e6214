import http from 'node:http'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { findFfmpeg } from '#tests/setup/find-ffmpeg.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

/** Ninety seconds of a tone with pauses, as WAV. */
function wave(): Buffer {
  const rate = 8000
  const data = Buffer.alloc(rate * 90)
  for (let at = 0; at < data.length; at += 1) {
    const isPause = at % (rate * 7) < rate * 0.6
    data[at] = 128 + (isPause ? 0 : Math.round(60 * Math.sin(at / 4)))
  }
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(data.length, 40)
  return Buffer.concat([head, data])
}

let origin = ''
const server = http.createServer(({ url = '/' }, response) => {
  if (url === '/the-lamp') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<title>The lamp</title><audio src="/lamp.wav"></audio>')
  } else if (url === '/lamp.wav') response.writeHead(200, { 'content-type': 'audio/wav' }).end(wave())
  else response.writeHead(404).end()
})
test.beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
test.afterAll(() => void server.close())

test.use({ expectedStatuses: [400] })

async function hearPage(page: Page): Promise<void> {
  await signInElsewhere(page.request, newAddress())
  await page.goto('/')
  await page.getByLabel('YouTube link').fill(`${origin}/the-lamp`)
  await page.getByLabel('YouTube link').press('Enter')
  const offer = page.getByRole('button', { name: 'Listen and summarize' })
  await expect(offer).toBeInViewport({ ratio: 1 })
  expect(await violations(page)).toEqual([])
  await offer.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Summarize a recording' })
  await expect(dialog.getByText('You have 30 minutes of sound left.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Listen and summarize' }).press('Enter')
  await expect(dialog.getByText('The lamp')).toBeVisible()

  await page.reload()
  const unfinished = page.getByRole('region', { name: 'Your recordings' })
  await expect(unfinished.getByText('The lamp')).toBeVisible()
  await unfinished.getByRole('button', { name: /Show|Summarize/ }).press('Enter')
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: 'The lamp', exact: true })).toBeVisible()
  await expect(result.getByText('A program heard this recording')).toBeVisible()
}

// The server cuts sound by it.
if (findFfmpeg() !== null)
  test('the sound of a page becomes a checked summary, which goes on while nobody looks', async ({ page }) =>
    await hearPage(page))
