import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { waitUntilReady } from './dev/wait-until-ready.ts'
import { findBrowser } from './find-browser.js'
import { comparePictures, describeComparison } from './screens/compare-pictures.ts'
import { screenGroups } from './screens/every-screen.ts'
import { looks, openScreen, scrollToSubject } from './screens/screen.ts'
import type { Screen } from './screens/screen.ts'

/** One picture of a screen: what it shows, how, and its file beside the sheet. */
type Shot = { screen: string; look: string; file: string }

/** All pictures on one page, a row for each screen, as HTML. */
function sheetHtml(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ screen }) => screen)
  const sections = [...rows].map(
    ([screen, pictures]) =>
      `<section><h2>${screen}</h2><div>${pictures
        .map(
          ({ file, look }) => `<figure><img src="${file}" alt=""><figcaption>${look}</figcaption></figure>`,
        )
        .join('')}</div></section>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${sections.join('')}`
}

const style = `body{font:14px system-ui;margin:24px;background:#888;color:#fff}
h2{font-size:16px;margin:24px 0 8px}div{display:flex;gap:12px;align-items:flex-start}
figure{margin:0}img{height:420px;display:block}figcaption{opacity:.8;padding-top:2px}`

/**
 * Takes a picture of every screen in every state, at four widths, light and dark, and puts all of them on one
 * sheet: `dist/screens/index.html`, beside which are pictures of its parts. Words after the command choose
 * the screens whose names contain one of them. The pictures of the run before stay in `dist/screens.before`;
 * with `--compare` the new ones are compared with them, and a screen that is not as it was is named and ends
 * the command with 1.
 */

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'dist/screens')
const before = path.join(root, 'dist/screens.before')
const port = Number(process.env['PORT'] ?? 4390)
const origin = `http://localhost:${port}`
const settleMs = 350
/** The time that a step or a picture may take: on a busy machine a page is drawn long after it is there. */
const waitMs = 180_000
/** A picture of more rows would be taller than a browser draws at once. */
const rowsPerPicture = 25
/** Shortly after what the samples tell happened: pictures of another day are the same. */
const now = new Date('2026-11-21T10:06:00Z')

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'boolean', default: false } },
})
const screens = Object.values(screenGroups)
  .flat()
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-screens-'))
const server = spawn(process.execPath, ['src/server/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // Pages offer to hear recordings; the screens answer their calls.
    RECOGNIZER_BASE_URL: 'http://127.0.0.1:9/v1',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await waitUntilReady(origin)
  await keepPictures()
  const shots: Shot[] = []
  for (const screen of screens) {
    // One after the other: pictures that are taken side by side make each other slow.
    shots.push(...(await takeShots(screen, browser)))
    console.log(screen.name)
  }
  const sheet = path.join(out, 'index.html')
  await writeFile(sheet, sheetHtml(shots))
  await takeSheets(sheet, browser)
  console.log(`\n${shots.length} pictures of ${screens.length} screens: ${sheet}`)
  if (values.compare) await compare()
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}

/** Opens a screen, and shows it in each look; one that was scrolled is opened at each width. */
async function takeShots(screen: Screen, within: Browser): Promise<Shot[]> {
  const context = await within.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  context.setDefaultTimeout(waitMs)
  const shots: Shot[] = []
  try {
    const page = await context.newPage()
    await page.clock.setFixedTime(now)
    for (const [turn, { name, colorScheme, width, height }] of looks.entries()) {
      const isWider = width !== looks[turn - 1]?.width
      // What is in view after scrolling is another part of the page once the window is wider.
      const isToOpen = turn === 0 || (isWider && (await page.evaluate('scrollY')) !== 0)
      await page.setViewportSize({ width, height })
      if (isToOpen) await openScreen(page, screen, origin)
      await page.emulateMedia({ colorScheme })
      await scrollToSubject(page, screen)
      // What fades in or moves has come to rest by then.
      await page.waitForTimeout(settleMs)
      const file = `${screen.name} ${name}.png`.replaceAll(/[^a-z0-9.]+/gi, '-')
      await page.screenshot({ path: path.join(out, file), animations: 'disabled' })
      shots.push({ screen: screen.name, look: name, file })
    }
    return shots
  } finally {
    await context.close()
  }
}

/** Takes pictures of the sheet, a few rows each. */
async function takeSheets(sheet: string, within: Browser): Promise<void> {
  const page = await within.newPage({ viewport: { width: 2100, height: 1200 } })
  page.setDefaultTimeout(waitMs)
  await page.goto(`file://${sheet}`)
  for (let from = 0; from < screens.length; from += rowsPerPicture) {
    await page.evaluate(`document.querySelectorAll('section').forEach((row, index) => {
      row.hidden = index < ${from} || index >= ${from + rowsPerPicture}
    })`)
    const file = `sheet-${1 + from / rowsPerPicture}.png`
    await page.screenshot({ path: path.join(out, file), fullPage: true })
  }
  await page.close()
}

/** Puts the pictures of the last run aside. */
async function keepPictures(): Promise<void> {
  await mkdir(out, { recursive: true })
  await rm(before, { recursive: true, force: true })
  await rename(out, before)
  await mkdir(out)
}

async function compare(): Promise<void> {
  const found = await comparePictures(before, out)
  // Screens that were not asked for have no new pictures.
  const gone = wanted.length === 0 ? found.gone : []
  console.log(describeComparison({ ...found, gone }))
  if (found.changed.length + found.added.length + gone.length > 0) process.exitCode = 1
}
