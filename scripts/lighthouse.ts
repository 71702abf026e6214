import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { readPages } from '../src/server/http/pages.ts'
import { findBrowser } from './find-browser.js'
import { measurePage } from './lighthouse/measure-page.ts'
import type { Device } from './lighthouse/measure-page.ts'
import { measureSite } from './lighthouse/measure-site.ts'
import { mediansOf, notMeasured, tableOf, tooLow } from './lighthouse/report.ts'
import { makeSharedPages } from './lighthouse/shared-pages.ts'
import { startYoutubeSimulator } from './simulators.ts'

/**
 * Measures the built pages and two shared ones with Lighthouse, each on a phone and on a desktop, and prints
 * the medians as a table. Ends with 1 when one is below its target or was not measured. `--runs 1` is quick,
 * `--page /faq` measures one page (`/s` and `/m` are the shared ones), `--device phone` one device, and
 * `--slowdown 2` a phone with half the speed of this processor; without it that is a quarter. A run that
 * fails is reported and left out; an interrupt prints what has been measured until then.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    page: { type: 'string', multiple: true },
    device: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
    port: { type: 'string', default: '4690' },
  },
})
const root = path.join(import.meta.dirname, '..')
const origin = `http://localhost:${values.port}`
const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-lighthouse-'))
// The pictures of the examples come through the server, and not every machine reaches YouTube.
const youtube = await startYoutubeSimulator()
const server = spawn(process.execPath, ['src/server/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: values.port,
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    YOUTUBE_BASE_URL: youtube.origin,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
  // An interrupt of the terminal goes to all that it started; the server is still needed then.
  detached: true,
})
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]()
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopped = true))

try {
  await readiness()
  const browser = await findBrowser()
  const addresses = await makeSharedPages(origin, newestCode)
  const pages = values.page ?? [...(await publicPages()), ...addresses.keys()]
  const slowdown = Number(values.slowdown)
  const runs = { phone: runsOn('phone', 5), desktop: runsOn('desktop', 3) }
  const measurements = await measureSite({
    pages,
    runs,
    measure: ({ page, device }) =>
      measurePage({ url: `${origin}${addresses.get(page) ?? page}`, page, device, browser, slowdown }),
    isStopped: () => isStopped,
    tell: (line) => console.error(line),
  })
  const medians = mediansOf(measurements)
  console.log(tableOf(medians))
  const devices = (['phone', 'desktop'] as const).filter((device) => runs[device] > 0)
  const faults = [...tooLow(medians), ...notMeasured(pages, devices, medians)]
  if (faults.length > 0) {
    console.log(`\nBelow the target:\n${faults.join('\n')}`)
    process.exitCode = 1
  }
} finally {
  youtube.stop()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}

/** Phones are what the targets are hard for, so they get more runs unless a number is given. */
function runsOn(device: Device, defaultRuns: number): number {
  if (values.device !== undefined && values.device !== device) return 0
  return values.runs === undefined ? defaultRuns : Number(values.runs)
}

/** Pages that a search engine may show: those that the sitemap names. */
async function publicPages(): Promise<string[]> {
  const { pages } = await readPages(path.join(root, 'dist/pages'))
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return pages.filter((page) => sitemap.includes(`<loc>${origin}${page}</loc>`))
}

async function readiness(): Promise<void> {
  await saidByServer(/\bready\b/)
}

/** The code to sign in with, which a server without mail prints. */
async function newestCode(): Promise<string> {
  const [, code = ''] = await saidByServer(/code is (\d{6})/)
  return code
}

/** The next line of the server that matches. @throws when it ends before */
async function saidByServer(pattern: RegExp): Promise<RegExpExecArray> {
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    const found = pattern.exec(line.value)
    if (found !== null) return found
  }
  throw new Error('the server ended')
}
