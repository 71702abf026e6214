import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium, expect, test as base } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { youtubePages } from '#extension/browser/youtube-tabs.ts'
import { extensionId } from '#product/extension.ts'
import { json3, listPage, renderWatchPage, watchPage } from '#tests/fakes/video-pages/watch-page.ts'
import type { WatchPage } from '#tests/fakes/video-pages/watch-page.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { browserFlags } from '../../../scripts/browser/browser-flags.ts'
import { firstPort } from '../run-environment.ts'
import { flagsAgainstExtensions, flagsWithExtension, fullBrowser } from './full-browser.ts'

const run = promisify(execFile)

/** A browser with the extension in it, beside pages like YouTube's. */
type Opened = {
  context: BrowserContext
  /** Opens a page of a video. */
  watch: (changes?: Partial<WatchPage>, path?: string) => Promise<Page>
  /** Opens the page of a playlist or a channel. */
  browse: (address: string) => Promise<Page>
  /** Opens the panel beside a page: in a tab of its own, which a test can look at. */
  openPanel: (page: Page) => Promise<Page>
  /** Has the browser load the extension once more, as after an update. */
  update: () => Promise<void>
  /** The requests to YouTube. */
  asked: string[]
}

export type Extended = Opened & {
  /** Ends the browser and starts it again, with what its profile has. */
  restart: () => Promise<Opened>
  /** Starts another browser, with a profile of its own. */
  openSecond: () => Promise<Opened>
}

type Options = {
  /** Captions are given with a proof of origin only. */
  needsProof: boolean
}

/**
 * The built extension with the permission that a person would give: nobody can press the browser's own
 * question.
 */
async function buildAllowed(out: string, origin: string): Promise<string> {
  await run(process.execPath, ['scripts/build-extension.ts', '--server', origin, '--out', out])
  const folder = path.join(out, 'extension/chromium')
  const file = path.join(folder, 'manifest.json')
  const manifest: Record<string, unknown> = JSON.parse(await readFile(file, 'utf8'))
  const { protocol, hostname } = new URL(origin)
  const hosts = [...youtubePages, `${protocol}//${hostname}/*`, 'https://lectures.example/*']
  await writeFile(file, JSON.stringify({ ...manifest, host_permissions: hosts }))
  return folder
}

export const test = base.extend<Options & { extended: Extended }, { built: string }>({
  needsProof: [false, { option: true }],
  // Built once, for the server of these tests.
  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const out = await mkdtemp(path.join(tmpdir(), 'precis-extension-'))
      await use(await buildAllowed(out, `http://localhost:${firstPort}`))
      await rm(out, { recursive: true })
    },
    { scope: 'worker', timeout: testTimeoutMs(60) },
  ],
  extended: async ({ baseURL, built, needsProof, colorScheme, viewport, locale }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'precis-profiles-'))
    const browsers: Opened[] = []
    const open = async (profile: string): Promise<Opened> => {
      const opening = {
        profile: path.join(folder, profile),
        built,
        needsProof,
        colorScheme,
        viewport,
        locale: locale ?? 'en-US',
      }
      const opened = await openBrowser(opening)
      browsers.push(opened)
      return opened
    }
    const first = await open('first')
    await setServer(first.context, baseURL ?? '')
    await use({
      ...first,
      restart: async () => {
        await first.context.close()
        return await open('first')
      },
      openSecond: async () => await open('second'),
    })
    for (const { context } of browsers) await context.close()
    await rm(folder, { recursive: true, force: true })
  },
})

type Opening = Options &
  Pick<BrowserContextOptions, 'colorScheme' | 'viewport' | 'locale'> & { profile: string; built: string }

/** A full Chromium with a profile, the built extension in it, and pages in place of YouTube's. */
async function openBrowser({ profile, built, needsProof, ...look }: Opening): Promise<Opened> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await fullBrowser(),
    headless: true,
    ...look,
    reducedMotion: 'reduce',
    ignoreDefaultArgs: flagsAgainstExtensions,
    args: [...browserFlags, ...flagsWithExtension(built)],
  })
  const asked: string[] = []
  const pages = new Map<string, WatchPage>()
  const lists = new Set<string>()
  await context.route(/^https:\/\/(www|m|consent)\.youtube\.com\//, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.href)
    if (url.pathname === '/api/timedtext') {
      const isGiven = !needsProof || url.searchParams.has('pot')
      return await route.fulfill({ contentType: 'application/json', body: isGiven ? json3 : '' })
    }
    if (lists.has(url.href))
      return await route.fulfill({ contentType: 'text/html; charset=utf-8', body: listPage })
    const id = url.searchParams.get('v') ?? url.pathname.split('/').at(-1) ?? ''
    const page = pages.get(id)
    return page === undefined
      ? await route.fulfill({ contentType: 'text/html', body: '<title>YouTube</title>' })
      : await route.fulfill({ contentType: 'text/html; charset=utf-8', body: renderWatchPage(page) })
  })
  if (context.serviceWorkers().length === 0) await context.waitForEvent('serviceworker')
  return {
    context,
    asked,
    watch: async (changes = {}, address) => {
      const described = watchPage(changes)
      pages.set(described.videoId, described)
      const page = await context.newPage()
      await page.goto(address ?? `https://www.youtube.com/watch?v=${described.videoId}`)
      return page
    },
    browse: async (address) => {
      lists.add(address)
      const page = await context.newPage()
      await page.goto(address)
      return page
    },
    update: async () => {
      const session = await context.browser()?.newBrowserCDPSession()
      await session?.send('Extensions.loadUnpacked', { path: built })
    },
    openPanel: async (page) => {
      const tabId = await tabOf(context, page)
      const panel = await context.newPage()
      await panel.goto(`chrome-extension://${extensionId}/panel.html?tab=${tabId}`)
      return panel
    },
  }
}

/** Takes the server away: the extension works alone then. */
export async function workAlone({ context }: Pick<Opened, 'context'>): Promise<void> {
  const [worker] = context.serviceWorkers()
  await worker?.evaluate("chrome.storage.local.remove(['server', 'key'])")
}

/** Connects the server of an address. */
export async function setServer(context: BrowserContext, address: string): Promise<void> {
  const { origin } = new URL(address)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(`chrome.storage.local.set({ server: ${JSON.stringify(origin)} })`)
}

/** The number that the browser gives to the tab of a page, which alone it has brought to the front. */
async function tabOf(context: BrowserContext, page: Page): Promise<number> {
  await page.bringToFront()
  const [worker] = context.serviceWorkers()
  const id: unknown = await worker?.evaluate(
    'chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) => tab.id)',
  )
  expect(typeof id).toBe('number')
  return Number(id)
}

export { expect }
