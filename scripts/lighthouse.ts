import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readPages } from '../src/server/http/pages.ts'
import { findBrowser } from './find-browser.js'
import { measurePage } from './lighthouse/measure-page.ts'
import type { Device, Measurement } from './lighthouse/measure-page.ts'
import { medianOf, tableOf, tooLow } from './lighthouse/report.ts'

/**
 * Measures the built pages with Lighthouse, each on a phone and on a desktop, and prints the medians. Ends with 1 when
 * one is below its target. `--runs 1` is quick, `--page /faq` measures one page.
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    port: { type: 'string', default: '4690' },
  },
})
const devices: readonly Device[] = ['phone', 'desktop']
const root = path.join(import.meta.dirname, '..')
const origin = `http://localhost:${values.port}`
const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-lighthouse-'))
const server = spawn(process.execPath, ['src/server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: values.port, PUBLIC_URL: origin, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
})

try {
  await readiness()
  const browser = await findBrowser()
  const medians: Measurement[] = []
  for (const page of values.page ?? (await publicPages())) {
    for (const device of devices) {
      const runs: Measurement[] = []
      for (let run = 0; run < Number(values.runs); run += 1) {
        runs.push(await measurePage({ url: `${origin}${page}`, page, device, browser }))
      }
      medians.push(medianOf(runs))
    }
  }
  console.log(tableOf(medians))
  const low = tooLow(medians)
  if (low.length > 0) {
    console.log(`\nBelow the target:\n${low.join('\n')}`)
    process.exitCode = 1
  }
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}

/** Pages that a search engine may show: those that the sitemap names. */
async function publicPages(): Promise<string[]> {
  const { pages } = await readPages(path.join(root, 'dist/pages'))
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return pages.map((page) => page.path).filter((page) => sitemap.includes(`<loc>${origin}${page}</loc>`))
}

async function readiness(): Promise<void> {
  for await (const chunk of server.stdout) if (String(chunk).includes('ready')) return
  throw new Error('the server did not start')
}
