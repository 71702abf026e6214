import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { z } from 'zod'
import { youtubePages } from '#extension/browser/youtube-tabs.ts'
import { json3, renderWatchPage, spokenLines, watchPage } from '#tests/fakes/video-pages/watch-page.ts'
import type { WatchPage } from '#tests/fakes/video-pages/watch-page.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { firstPort } from '../run-environment.ts'
import { extensionOrigin, findFirefox, startFirefox } from './firefox.ts'
import type { Firefox, FirefoxPage } from './firefox.ts'

const run = promisify(execFile)
const program = findFirefox()

/**
 * The built package with the permission that a person would give: nobody can press the browser's own
 * question.
 */
async function buildAllowed(out: string): Promise<string> {
  const server = `http://localhost:${firstPort}`
  await run(process.execPath, ['scripts/build-extension.ts', '--server', server, '--out', out])
  const files = unzipSync(new Uint8Array(await readFile(path.join(out, 'extension-firefox.zip'))))
  const manifest: Record<string, unknown> = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array()))
  const changed = JSON.stringify({ ...manifest, host_permissions: [...youtubePages, 'http://localhost/*'] })
  const archive = path.join(out, 'allowed.zip')
  await writeFile(archive, zipSync({ ...files, 'manifest.json': strToU8(changed) }))
  return archive
}

type InFirefox = {
  /** Opens a page of a video, and the panel for its tab. */
  watch: (changes?: Partial<WatchPage>) => Promise<{ page: FirefoxPage; panel: FirefoxPage }>
  /** Connects the server of these tests. */
  connect: () => Promise<unknown>
  /** The addresses of the tabs and windows of the extension. */
  panels: () => Promise<unknown>
  /** Ends the browser, starts it again, and opens the panel beside no page. */
  restart: () => Promise<FirefoxPage>
} & Pick<Firefox, 'cut' | 'refused'>

const test = base.extend<{}, { inFirefox: InFirefox }>({
  inFirefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const out = await mkdtemp(path.join(tmpdir(), 'precis-firefox-extension-'))
      const pages = new Map<string | null, WatchPage>()
      await using firefox = await startFirefox(program ?? '', {
        archive: await buildAllowed(out),
        answer: (url) => {
          if (url.pathname === '/api/timedtext') return { type: 'application/json', body: json3 }
          const page = pages.get(url.searchParams.get('v')) ?? watchPage()
          return { type: 'text/html; charset=utf-8', body: renderWatchPage(page) }
        },
      })
      const openFront = () => firefox.open(`${extensionOrigin}/panel.html?tab=0`)
      let front = await openFront()
      await use({
        cut: firefox.cut,
        refused: firefox.refused,
        watch: async (changes = {}) => {
          const described = watchPage(changes)
          pages.set(described.videoId, described)
          const page = await firefox.open(`https://www.youtube.com/watch?v=${described.videoId}`)
          const query = `browser.tabs.query({ url: '*://*/*${described.videoId}' })`
          const id = z.int().parse(await front.evaluate(`${query}.then(([tab]) => tab.id)`))
          return { page, panel: await firefox.open(`${extensionOrigin}/panel.html?tab=${id}`) }
        },
        connect: () =>
          front.evaluate(`browser.storage.local.set({ server: 'http://localhost:${firstPort}' })`),
        panels: () =>
          front.evaluate(
            `browser.tabs.query({ url: '${extensionOrigin}/*', windowType: 'popup' }).then((tabs) => tabs.map(({ url }) => url))`,
          ),
        restart: async () => {
          await firefox.restart()
          front = await openFront()
          return front
        },
      })
      await rm(out, { recursive: true })
    },
    { scope: 'worker', timeout: testTimeoutMs(90) },
  ],
})

// oxlint-disable-next-line no-empty-pattern -- it comes before any fixture.
test.beforeEach(({}, testInfo) => testInfo.skip(program === null, 'There is no Firefox on this machine'))
// A visitor has two summaries: the pages share them, so they come in turn.
test.describe.configure({ mode: 'serial' })

const named = (tag: string, name: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(tag)})].find((one) => one.textContent.trim() === ${JSON.stringify(name)} && one.checkVisibility())`
const textOf = (page: FirefoxPage) => (): Promise<unknown> => page.evaluate('document.body.innerText')

/** Types into a field as React hears it. */
const typing = (field: string, words: string): string => `(() => {
  const field = ${field}
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(words)})
  field.dispatchEvent(new Event('input', { bubbles: true }))
})()`

test('the panel works alone in Firefox, with the network cut once the page is there: it summarizes, plays the evidence, answers, saves, finds again after a restart, and exports', async ({
  inFirefox,
}) => {
  const { page, panel } = await inFirefox.watch({ videoId: 'alone000001' })
  await expect.poll(textOf(panel)).toContain('On this machine. Nothing is sent.')
  inFirefox.cut(true)
  await panel.click(named('button', 'Summarize'))
  // Beside a panel a page is in front; behind one its timers are slow.
  await page.show()
  await expect.poll(textOf(panel)).toContain('On this machine. Nothing was sent.')
  await panel.show()
  expect(await page.evaluate("document.querySelector('precis-button') !== null")).toBe(true)
  await panel.click("document.querySelectorAll('[data-evidence]')[0]")
  const inCard = (label: string): string =>
    `document.querySelector('[role=dialog] button[aria-label^="${label}"]')`
  await expect.poll(() => panel.evaluate(`${inCard('Play')} !== null`)).toBe(true)
  await panel.click(inCard('Play'))
  await expect.poll(() => page.evaluate("document.querySelector('video').currentTime")).toBeGreaterThan(5)
  await panel.click(inCard('Close'))
  await panel.click(named('[role=tab]', 'Ask'))
  await panel.evaluate(
    typing("document.querySelector('#ask-question')", 'How many flowers does a bee visit?'),
  )
  await panel.click("document.querySelector('form button[type=submit]')")
  await expect.poll(textOf(panel)).toContain('one hundred flowers')
  await panel.click(named('button', 'Save'))
  await expect.poll(textOf(panel)).toContain('Saved')

  const again = await inFirefox.restart()
  await expect.poll(textOf(again)).toContain('Library')
  await again.click(named('button', 'Library'))
  await again.evaluate(typing("document.querySelector('input[type=search]')", 'flowers'))
  await expect.poll(textOf(again)).toContain('How bees find home')
  await again.evaluate(
    "URL.createObjectURL = (file) => ((window.exported = file.text()), 'about:blank#file')",
  )
  await again.click(named('button', 'Export all'))
  await expect.poll(() => again.evaluate('window.exported ?? null')).toContain('How many flowers')
  inFirefox.cut(false)
  // The page asked for its captions, in vain; nobody else asked for anything.
  const isOfPage = (url: string): boolean => url.startsWith('https://www.youtube.com/api/timedtext')
  expect(inFirefox.refused.every(isOfPage), inFirefox.refused.join(' ')).toBe(true)
  expect(inFirefox.refused.length).toBeGreaterThan(0)
})

test('the panel summarizes the video beside it in Firefox, and its times move the player of the page', async ({
  inFirefox,
}) => {
  await inFirefox.connect()
  const { page, panel } = await inFirefox.watch()
  expect(await page.evaluate("document.querySelector('precis-button') !== null")).toBe(true)
  await expect.poll(textOf(panel)).toContain('2 summaries left.')
  await panel.click(named('button', 'Summarize'))
  await expect.poll(textOf(panel)).toContain('Key insights')
  await panel.click(
    `[...document.querySelectorAll('summary')].find((one) => one.textContent.startsWith('Chapters'))`,
  )
  await panel.click('document.querySelector(\'button[aria-label="Play from 0:12"]\')')
  await expect.poll(() => page.evaluate("document.querySelector('video').currentTime")).toBe(12)
  await panel.click(named('[role=tab]', 'Transcript'))
  await page.evaluate("document.querySelector('video').dispatchEvent(new Event('timeupdate'))")
  await expect
    .poll(() => panel.evaluate("document.querySelector('[aria-current=true]')?.textContent ?? ''"))
    .toContain(spokenLines[2] ?? '')
})

test('the captions are read by each of the three ways alone in Firefox', async ({ inFirefox }) => {
  const nothing = { playerData: 'missing', panel: 'missing', captionsButton: false } as const
  const cases = [
    { ...nothing, captionsButton: true },
    { ...nothing, panel: 'modern' },
    { ...nothing, panel: 'classic' },
  ] as const
  for (const [index, broken] of cases.entries()) {
    const { page, panel } = await inFirefox.watch({ ...broken, videoId: `broken0000${index}` })
    // The script in the page is asked as the panel asks it: a visitor has no third summary.
    const read = `browser.tabs.sendMessage(Number(new URLSearchParams(location.search).get('tab')), { ask: 'read' }, { frameId: 0 })`
    await expect.poll(textOf(panel)).toContain('Summarize')
    await page.show()
    expect(await panel.evaluate(read), JSON.stringify(broken)).toMatchObject({
      ok: true,
      transcript: { captions: expect.stringContaining(spokenLines[4] ?? '') },
    })
  }
})

test('a failure has its sentence in Firefox', async ({ inFirefox }) => {
  const { panel } = await inFirefox.watch({ videoId: 'silent00001', tracks: [] })
  await expect.poll(textOf(panel)).toContain('Summarize')
  await panel.click(named('button', 'Summarize'))
  await expect.poll(textOf(panel)).toContain('No captions')
})

test('the background opens the panel when the button in the page is pressed, and for no script of the page', async ({
  inFirefox,
}) => {
  const button = "document.querySelector('precis-button')"
  const pressed = await inFirefox.watch({ videoId: 'script00001' })
  await pressed.page.evaluate(`${button}.click()`)
  const { page, panel } = await inFirefox.watch({ videoId: 'button00001' })
  const tab = await panel.evaluate("new URLSearchParams(location.search).get('tab')")
  await page.show()
  await page.click(button)
  // What the script's press would have opened was there before.
  await expect.poll(inFirefox.panels).toEqual([`${extensionOrigin}/panel.html?tab=${String(tab)}`])
})
