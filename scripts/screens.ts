import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findBrowser } from './find-browser.js'
import { screenGroups } from './screens/every-screen.ts'
import { openScreen } from './screens/screen.ts'
import type { Screen } from './screens/screen.ts'
import { sheetHtml } from './screens/sheet.ts'
import type { Shot } from './screens/sheet.ts'

/**
 * Takes a picture of every screen in every state, narrow and wide, light and dark, and puts all of them on one sheet:
 * `dist/screens/index.html`. Words after the command choose the screens whose names contain one of them.
 */

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'dist/screens')
const port = Number(process.env['PORT'] ?? 4390)
const origin = `http://localhost:${port}`
const looks = [
  { name: 'phone, light', width: 390, height: 844, colorScheme: 'light' },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desk, light', width: 1280, height: 844, colorScheme: 'light' },
  { name: 'desk, dark', width: 1280, height: 844, colorScheme: 'dark' },
] as const
const settleMs = 350
const readyMs = 60_000

const wanted = process.argv.slice(2)
const screens = Object.values(screenGroups)
  .flat()
  .filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-screens-'))
const server = spawn(process.execPath, ['src/server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  await serverReady()
  await mkdir(out, { recursive: true })
  const shots: Shot[] = []
  for (const screen of screens) {
    // One after the other: pictures that are taken side by side make each other slow.
    for (const look of looks) shots.push(await takeShot(screen, look, browser))
    console.log(screen.name)
  }
  const sheet = path.join(out, 'index.html')
  await writeFile(sheet, sheetHtml(shots))
  const page = await browser.newPage({ viewport: { width: 2100, height: 1200 } })
  await page.goto(`file://${sheet}`)
  await page.screenshot({ path: path.join(out, 'sheet.png'), fullPage: true })
  console.log(`\n${shots.length} pictures of ${screens.length} screens: ${sheet}`)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}

async function takeShot(screen: Screen, look: (typeof looks)[number], within: Browser): Promise<Shot> {
  const { name, colorScheme, width, height } = look
  const context = await within.newContext({ colorScheme, viewport: { width, height } })
  try {
    const page = await context.newPage()
    await openScreen(page, screen, origin)
    // What fades in or moves has come to rest by then.
    await page.waitForTimeout(settleMs)
    const file = `${screen.name} ${name}.png`.replaceAll(/[^a-z0-9.]+/gi, '-')
    await page.screenshot({ path: path.join(out, file) })
    return { screen: screen.name, look: name, file }
  } finally {
    await context.close()
  }
}

async function serverReady(): Promise<void> {
  const until = Date.now() + readyMs
  while (Date.now() < until) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The server did not become ready.')
}
