import path from 'node:path'
import { expect } from '@playwright/test'
import type { Page, Route } from '@playwright/test'
import { z } from 'zod'
import type { Recording } from '#contract/recordings.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

const seconds = 100
const library = path.resolve('node_modules/mediabunny/dist/bundles/mediabunny.min.mjs')
const given = z.object({ transcript: z.object({ id: z.uuid() }) })
const started = z.object({ name: z.string(), contentHash: z.string(), durationMs: z.number() })

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

/** Runs in the page: drops the file on it, as from a folder of the computer. */
const drop = `async (name) => {
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle(name)
  DataTransferItem.prototype.getAsFileSystemHandle = async () => handle
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(await handle.getFile())
  for (const type of ['dragover', 'drop']) {
    document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
  }
}`

type Sent = { index: number; startMs: number; endMs: number; bytes: Buffer }

/** The calls about recordings, answered here: what was sent, and what a recognizer heard of it. */
class Recognizer {
  readonly sent: Sent[] = []
  /** Pieces from this one on get no answer. */
  holdsFrom = 1
  #recording: Recording | null = null
  readonly #transcriptId: string

  constructor(transcriptId: string) {
    this.#transcriptId = transcriptId
  }

  async answer(route: Route): Promise<void> {
    const request = route.request()
    const url = new URL(request.url())
    const call = `${request.method()} ${url.pathname.replace(/[\da-f-]{36}/, ':id').replace(/\d+$/, ':index')}`
    if (call === 'PUT /api/recordings/:id/pieces/:index') {
      expect(request.headers()['content-type']).toBe('audio/ogg')
      const index = Number(url.pathname.split('/').at(-1))
      if (index >= this.holdsFrom) return
      const [startMs, endMs] = ['startMs', 'endMs'].map((name) => Number(url.searchParams.get(name)))
      this.sent.push({
        index,
        startMs: startMs ?? 0,
        endMs: endMs ?? 0,
        bytes: request.postDataBuffer() ?? Buffer.of(),
      })
    }
    if (call === 'POST /api/recordings') this.#start(request.postDataJSON())
    if (call === 'POST /api/recordings/:id/complete')
      this.#change({ state: 'ready', transcriptId: this.#transcriptId })
    const pieces = this.sent.map(({ bytes: _bytes, ...piece }) => ({ ...piece, state: 'heard' as const }))
    const heardMs = Math.max(0, ...pieces.map(({ endMs }) => endMs))
    const recording = this.#change({ pieces, heardMs })
    const unfinished = recording?.state === 'receiving' ? [recording] : []
    const cut = { maxPieceBytes: 20_000_000, maxPieceSeconds: 600, overlapSeconds: 2 }
    const lines = [{ startMs: 0, text: 'The harbour was closed on the third of March.' }]
    if (call === 'GET /api/recordings')
      await route.fulfill({ json: { recordings: unfinished, remainingMinutes: 28, resetTime: null } })
    else await route.fulfill({ json: { recording: { ...recording, lines }, cut } })
  }

  #start(body: unknown): void {
    const { name, contentHash, durationMs } = started.parse(body)
    this.#recording ??= {
      id: '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11',
      name,
      contentHash,
      durationMs,
      language: null,
      state: 'receiving',
      heardMs: 0,
      pieces: [],
      gaps: [],
      transcriptId: null,
      failure: null,
    }
  }

  #change(change: Partial<Recording>): Recording | null {
    if (this.#recording !== null) Object.assign(this.#recording, change)
    return this.#recording
  }
}

/** The transcript that the recognizer makes of it. */
async function storeTranscript(page: Page): Promise<string> {
  const said = [
    'The harbour was closed on the third of March.',
    'Nobody had expected the ice to come so early.',
    'Forty ships waited outside of the bay for eleven days.',
    'The lighthouse keeper counted them every morning.',
    'He wrote their names into a book that we still have.',
    'The town fed four hundred sailors for a week.',
  ]
  const time = (second: number) =>
    `00:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000`
  const captions = said.map((text, at) => `${time(at * 16)} --> ${time(at * 16 + 15)}\n${text}`)
  const answer = await page.request.post('/api/transcripts?title=The%20winter%20of%20the%20ships', {
    headers: { 'content-type': 'application/octet-stream' },
    data: Buffer.from(['WEBVTT', ...captions].join('\n\n')),
  })
  return given.parse(await answer.json()).transcript.id
}

test('a dropped video becomes a checked summary: its sound alone is sent, and it goes on after a reload', async ({
  page,
}) => {
  await signInElsewhere(page.request, newAddress())
  const recognizer = new Recognizer(await storeTranscript(page))
  await page.route('**/api/recordings**', (route) => recognizer.answer(route))
  await page.route('**/made-by-test/mediabunny.mjs', (route) =>
    route.fulfill({ path: library, contentType: 'text/javascript' }),
  )
  await page.goto('/')
  const bytes = await page.evaluate<number>(`(${makeVideo})([${seconds}, 'ships.mp4'])`)
  await page.getByRole('button', { name: 'Paste a transcript' }).hover()
  await page.evaluate(`(${drop})('ships.mp4')`)

  const dialog = page.getByRole('dialog', { name: 'Summarize a recording' })
  await expect(dialog.getByText('You have 28 minutes of sound left.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Listen and summarize' }).press('Enter')
  await expect(dialog.getByText('The harbour was closed')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expect.poll(() => recognizer.sent.length).toBe(1)
  const [first] = recognizer.sent
  expect(first?.bytes.subarray(0, 4).toString()).toBe('OggS')
  expect(first?.endMs).toBeGreaterThan(49_700)
  expect(first?.endMs).toBeLessThan(50_300)

  recognizer.holdsFrom = 9
  await page.reload()
  const unfinished = page.getByRole('region', { name: 'Unfinished recordings' })
  await unfinished.getByRole('button', { name: 'Continue' }).press('Enter')
  await dialog.getByRole('button', { name: 'Listen and summarize' }).press('Enter')
  const result = page.getByRole('article')
  await expect(result.getByRole('heading', { name: 'The winter of the ships' })).toBeVisible()
  const times = recognizer.sent.map(({ index, startMs, endMs }) => [index, startMs, Math.round(endMs / 1000)])
  expect(times).toEqual([
    [0, 0, 50],
    [1, (first?.endMs ?? 0) - 2000, seconds],
  ])
  const sentBytes = recognizer.sent.reduce((sum, piece) => sum + piece.bytes.length, 0)
  expect(sentBytes).toBeLessThan(seconds * 4000)
  expect(sentBytes).toBeLessThan(bytes / 3)

  // Its own file plays what the summary says, also when the result is opened again.
  await expect(result.getByLabel('Your recording')).toHaveJSProperty('readyState', 4)
  await page.goto('/history')
  await page.getByRole('link', { name: 'The winter of the ships' }).first().click()
  await page.reload()
  await expect(page.getByLabel('Your recording')).toHaveJSProperty('readyState', 4)
})
