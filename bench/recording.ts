import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { startProgram } from '#drills/system/start-program.ts'
import type { Program } from '#drills/system/start-program.ts'
import { startRecognizerSimulator } from '#tests/fakes/recognizer/simulator.ts'
import { createStoryTeller } from '#tests/fakes/recognizer/story-teller.ts'
import { browserFlags } from '../scripts/browser/browser-flags.ts'
import { findBrowser } from '../scripts/find-browser.js'
import { startMemoryWatch } from './memory-watch.ts'
import { report } from './table.ts'

/**
 * The way of recordings through Chromium and the built server: an hour of mp4 from the press on "Listen and
 * summarize" until all of its sound was sent, beside reading the bytes of the same file in the same page; and
 * a file of 2 GB, whose picture is not compressed. Beside them the memory of the page and of the server, and
 * the time from the last piece heard to the first line shown. It takes `ffmpeg`, and `npm run build`.
 */
const [minutes = 60, gigabytes = 2] = process.argv.slice(2).map(Number)
const folder = await mkdtemp(path.join(tmpdir(), 'precis-bench-'))
const recognizer = await startRecognizerSimulator()
const server = await startProgram('dist/server/main.js', {
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
  const hour = await makeFile('hour.mp4', minutes * 60, ['-c:v', 'mpeg4', '-b:v', '50k'])
  await measure({ file: hour, seconds: minutes * 60 }, browser, server)
  const frames = 20
  const seconds = Math.round((gigabytes * 1e9) / (frames * ((320 * 180 * 3) / 2)))
  const large = await makeFile('large.mov', seconds, ['-c:v', 'rawvideo', '-pix_fmt', 'yuv420p'], frames)
  await measure({ file: large, seconds }, browser, server)
} finally {
  await browser.close()
  // Its database ends with it.
  server.kill('SIGTERM')
  await server.exited
  await recognizer[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
}

/** A file with a picture and a tone that pauses every nine seconds. */
async function makeFile(
  name: string,
  seconds: number,
  picture: readonly string[],
  frames = 2,
): Promise<string> {
  const file = path.join(folder, name)
  const seen = `testsrc2=size=320x180:rate=${frames}:duration=${seconds}`
  const tone = `aevalsrc='if(lt(mod(t,9),0.7),0,0.4*sin(1300*t)*sin(19*t))':s=48000:d=${seconds}`
  const codec = name.endsWith('mp4') ? 'libopus' : 'pcm_s16le'
  const inputs = ['-f', 'lavfi', '-i', seen, '-f', 'lavfi', '-i', tone]
  await promisify(execFile)('ffmpeg', ['-v', 'error', ...inputs, ...picture, '-c:a', codec, file])
  return file
}

async function measure(
  { file, seconds }: { file: string; seconds: number },
  pages: Browser,
  { ready, pid }: Program,
): Promise<void> {
  const { size } = await stat(file)
  const heard = { at: 0, story: createStoryTeller() }
  recognizer.says = (request) => {
    heard.at = performance.now()
    return heard.story(request)
  }
  const page = await pages.newPage()
  await page.goto(`http://localhost:${ready[1]}`)
  const read = await readBytes(page, file)
  await page.getByRole('button', { name: 'Paste a transcript' }).click()
  await page.getByLabel(/Choose a caption file/).setInputFiles(file)
  const start = page.getByRole('dialog').getByRole('button', { name: 'Listen and summarize' })
  await start.waitFor()
  const memory = await startMemoryWatch(pages, pid)
  recognizer.requests.length = 0
  const sent = { pieces: 0, firstSeconds: 0 }
  const began = performance.now()
  const since = (): number => (performance.now() - began) / 1000
  page.on('request', (request) => {
    if (request.method() !== 'PUT') return
    sent.firstSeconds ||= since()
    sent.pieces += 1
  })
  const complete = page.waitForResponse((answer) => answer.url().endsWith('/complete'), { timeout: 0 })
  await start.click()
  await complete
  const all = since()
  await page.getByRole('article').locator('[data-line]').first().waitFor({ timeout: 0 })
  const shown = performance.now()
  const { pageMegabytes, serverMegabytes } = memory.stop()
  const sizes = recognizer.requests.map(({ bytes }) => bytes.length)

  const what = `${path.basename(file)}, ${Math.round(seconds / 60)} minutes, ${megabytes(size)}`
  report({
    what: `${what}: sent as ${sent.pieces} pieces of sound, ${megabytes(sizes.reduce((sum, bytes) => sum + bytes, 0))}`,
    measured: `${all.toFixed(1)} s`,
    beside: `reading the bytes of the file ${read.toFixed(2)} s`,
    ratio: all / read,
  })
  report({ what: `${what}: its first piece`, measured: `${sent.firstSeconds.toFixed(1)} s` })
  report({
    what: `${what}: memory of the page more than before`,
    measured: `${pageMegabytes.toFixed(0)} MB`,
    wanted: '200 MB at most',
  })
  report({
    what: `${what}: memory of the server more than before`,
    measured: `${serverMegabytes.toFixed(0)} MB`,
    beside: `its largest piece ${megabytes(Math.max(...sizes))}`,
  })
  report({
    what: `${what}: from the last piece heard to the first line shown`,
    measured: `${((shown - heard.at) / 1000).toFixed(1)} s`,
  })
  await page.close()
}

/** The seconds in which a page reads the bytes of a file. */
async function readBytes(page: Page, file: string): Promise<number> {
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('input'), { type: 'file', id: 'read' }))`,
  )
  await page.locator('#read').setInputFiles(file)
  const began = performance.now()
  const bytes = await page.evaluate<number>(`(async () => {
    let sum = 0
    for await (const chunk of document.querySelector('#read').files[0].stream()) sum += chunk.length
    return sum
  })()`)
  const seconds = (performance.now() - began) / 1000
  if (bytes !== (await stat(file)).size) throw new Error('The page did not read the whole file')
  await page.evaluate(`document.querySelector('#read').remove()`)
  return seconds
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
