import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { startProgram } from '#drills/system/start-program.ts'
import { startRecognizerSimulator } from '#tests/fakes/recognizer/simulator.ts'
import { browserFlags } from '../scripts/browser/browser-flags.ts'
import { findBrowser } from '../scripts/find-browser.js'
import { report } from './table.ts'

/**
 * The way of a recording of an hour: from the press on "Listen and summarize" in Chromium until all of its
 * sound was sent to the built server, beside reading the bytes of the same file in the same page. It takes
 * `ffmpeg` to make the file, and `npm run build`.
 */
const minutes = Number(process.argv[2] ?? 60)
const folder = await mkdtemp(path.join(tmpdir(), 'precis-bench-'))
const file = path.join(folder, 'talk.mp4')
const picture = `testsrc2=size=320x180:rate=2:duration=${minutes * 60}`
const tone = `aevalsrc='if(lt(mod(t,9),0.7),0,0.4*sin(1300*t)*sin(19*t))':s=48000:d=${minutes * 60}`
await promisify(execFile)('ffmpeg', [
  ...['-v', 'error', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', tone],
  ...['-c:v', 'mpeg4', '-b:v', '50k', '-c:a', 'libopus', '-b:a', '64k', file],
])
try {
  await measure((await stat(file)).size)
} finally {
  await rm(folder, { recursive: true })
}

async function measure(size: number): Promise<void> {
  await using recognizer = await startRecognizerSimulator()
  await using server = await startProgram('dist/server/main.js', {
    isReady: /^Précis is ready at http:\/\/[^:]+:(\d+)/,
    env: {
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'warn',
      PLANS: 'off',
      RECOGNIZER_BASE_URL: recognizer.origin,
    },
  })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] })
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${server.ready[1]}`)
    const read = await readBytes(page)
    const sent = { bytes: 0, pieces: 0, firstSeconds: 0 }
    await page.getByRole('button', { name: 'Paste a transcript' }).click()
    await page.getByLabel(/Choose a caption file/).setInputFiles(file)
    const start = page.getByRole('dialog').getByRole('button', { name: 'Listen and summarize' })
    await start.waitFor()
    const began = performance.now()
    const seconds = (): number => (performance.now() - began) / 1000
    page.on('request', (request) => {
      if (request.method() !== 'PUT') return
      sent.firstSeconds ||= seconds()
      sent.pieces += 1
      sent.bytes += request.postDataBuffer()?.length ?? 0
    })
    const complete = page.waitForResponse((answer) => answer.url().endsWith('/complete'), { timeout: 0 })
    await start.click()
    await complete
    const all = seconds()
    const what = `${minutes} minutes of mp4 (${megabytes(size)}) sent as ${sent.pieces} pieces of sound (${megabytes(sent.bytes)})`
    const beside = `reading the bytes of the file ${read.toFixed(2)} s`
    report({ what, measured: `${all.toFixed(1)} s`, beside, ratio: all / read })
    report({ what: 'its first piece', measured: `${sent.firstSeconds.toFixed(1)} s` })
  } finally {
    await browser.close()
    // Its database ends with it.
    server.kill('SIGTERM')
    await server.exited
  }
}

/** The seconds in which a page reads the bytes of the file. */
async function readBytes(page: Page): Promise<number> {
  const input = await page.evaluateHandle<HTMLInputElement>(
    `Object.assign(document.createElement('input'), { type: 'file' })`,
  )
  await input.setInputFiles(file)
  const began = performance.now()
  await input.evaluate(`async ({ files: [file] }) => {
    for await (const chunk of file.stream()) if (chunk.length === 0) return
  }`)
  return (performance.now() - began) / 1000
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
