import path from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { dropFile } from './drop-file.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

const seconds = 100
const library = path.resolve('node_modules/mediabunny/dist/bundles/mediabunny.min.mjs')
/** The pieces after the first, which no network takes at first. */
const laterPieces = /\/api\/recordings\/[\da-f-]+\/pieces\/[1-9]/

/**
 * Runs in the page: a video file of so many seconds in the browser's own storage, whose picture takes most of
 * it. A tone is speech; at the fiftieth second it pauses.
 */
const makeVideo = `async ([seconds, name]) => {
  const media = await import('/made-by-test/mediabunny.mjs')
  const output = new media.Output({ format: new media.Mp4OutputFormat(), target: new media.BufferTarget() })
  const canvas = new OffscreenCanvas(320, 180)
  const picture = new media.CanvasSource(canvas, { codec: 'vp9', bitrate: 400_000 })
  const sound = new media.AudioSampleSource({ codec: 'opus', bitrate: 64_000 })
  output.addVideoTrack(picture)
  output.addAudioTrack(sound)
  await output.start()
  const context = canvas.getContext('2d')
  for (let second = 0; second < seconds; second += 1) {
    for (let x = 0; x < 320; x += 4) for (let y = 0; y < 180; y += 4) {
      context.fillStyle = 'hsl(' + ((x * y + second * 57) % 360) + ' 70% 50%)'
      context.fillRect(x, y, 4, 4)
    }
    await picture.add(second, 1)
    const data = new Float32Array(48_000)
    for (let at = 0; at < data.length; at += 1) {
      const now = second + at / 48_000
      if (Math.abs(now - 50) > 0.3) data[at] = 0.4 * Math.sin(now * 1300) * (0.6 + 0.4 * Math.sin(now * 19))
    }
    const sample = new media.AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate: 48_000, timestamp: second })
    await sound.add(sample)
    sample.close()
  }
  await output.finalize()
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle(name, { create: true })
  const writable = await handle.createWritable()
  await writable.write(output.target.buffer)
  await writable.close()
  return output.target.buffer.byteLength
}`

type Sent = { index: number; startMs: number; endMs: number; bytes: Buffer }

/** The pieces of sound that the page sends from now on. */
function watchPieces(page: Page): Sent[] {
  const sent: Sent[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (request.method() !== 'PUT' || !url.pathname.startsWith('/api/recordings/')) return
    expect(request.headers()['content-type']).toBe('audio/ogg')
    const [startMs, endMs] = ['startMs', 'endMs'].map((name) => Number(url.searchParams.get(name)))
    const index = Number(url.pathname.split('/').at(-1))
    const bytes = request.postDataBuffer() ?? Buffer.of()
    sent.push({ index, startMs: startMs ?? 0, endMs: endMs ?? 0, bytes })
  })
  return sent
}

test.use({ isNetworkCut: true })

test('a dropped video becomes a checked summary: its sound alone is sent, and it goes on after a reload', async ({
  page,
}) => {
  await signInElsewhere(page.request, newAddress())
  const sent = watchPieces(page)
  await page.route(laterPieces, (route) => route.abort())
  await page.route('**/made-by-test/mediabunny.mjs', (route) =>
    route.fulfill({ path: library, contentType: 'text/javascript' }),
  )
  await page.goto('/')
  const bytes = await page.evaluate<number>(`(${makeVideo})([${seconds}, 'ships.mp4'])`)
  await page.getByRole('button', { name: 'Paste a transcript' }).hover()
  await dropFile(page, 'ships.mp4')

  const dialog = page.getByRole('dialog', { name: 'Summarize a recording' })
  await expect(dialog.getByText('You have 30 minutes of sound left.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Listen and summarize' }).press('Enter')
  // The recognizer goes on with its story where another test left it.
  await expect(
    dialog.getByRole('region', { name: 'Heard so far' }).getByRole('listitem').first(),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
  const [first] = sent
  expect(first?.bytes.subarray(0, 4).toString()).toBe('OggS')
  expect(first?.endMs).toBeGreaterThan(49_700)
  expect(first?.endMs).toBeLessThan(50_300)

  await page.reload()
  sent.length = 0
  await page.unroute(laterPieces)
  const unfinished = page.getByRole('region', { name: 'Your recordings' })
  await expect(unfinished.getByText('ships.mp4')).toBeInViewport({ ratio: 1 })
  await unfinished.getByRole('button', { name: 'Continue' }).press('Enter')
  await dialog.getByRole('button', { name: 'Listen and summarize' }).press('Enter')
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: 'ships', exact: true })).toBeVisible()
  const times = sent.map(({ index, startMs, endMs }) => [index, startMs, Math.round(endMs / 1000)])
  expect(times).toEqual([[1, (first?.endMs ?? 0) - 2000, seconds]])
  const sentBytes = [first, ...sent].reduce((sum, piece) => sum + (piece?.bytes.length ?? 0), 0)
  expect(sentBytes).toBeLessThan(seconds * 4000)
  expect(sentBytes).toBeLessThan(bytes / 3)
  await expect(result.getByText('A program heard this recording')).toBeVisible()

  // Its own file plays what the summary says, also when the result is opened again.
  await expect(result.getByLabel('Your recording')).toHaveJSProperty('readyState', 4)
  await page.goto('/history')
  await page.getByRole('link', { name: 'ships' }).first().click()
  await page.reload()
  await expect(page.getByLabel('Your recording')).toHaveJSProperty('readyState', 4)
})
