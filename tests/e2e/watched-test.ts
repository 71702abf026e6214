import { expect, test as base } from '@playwright/test'
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { fromNetworkOf } from './networks.ts'
import { createOwnServer } from './own-server.ts'

type Watch = {
  /** HTTP failures that this test provokes; the browser logs each as an error of the console. */
  expectedStatuses: number[]
  /**
   * This test cuts the network or replaces the server; each request and each part that fails of it is logged.
   */
  isNetworkCut: boolean
  /** Hosts that the person in this test asks for. */
  allowedHosts: string[]
  /**
   * Tells whether the test gets a browser that nobody had before, for what depends on how a page loads. The
   * others get the page of the test before, with nothing stored and as new to the server: it has the files of
   * the application already, and loads in a third of the time.
   */
  isFreshBrowser: boolean
  /** Makes a server of this test alone, which ends after its page: what that still asks for is answered. */
  ownServer: typeof createOwnServer
}

/**
 * The mark of a test that `npm run test:long` runs alone: a test in `tests/web` or `tests/server` holds the
 * behaviour. What only a window has, such as its layout, has no other test.
 */
export const inLongRun = { tag: '@long' } as const

/** A test that fails on any console error, any broken script, and any request to another host. */
export const test = base.extend<Watch, { sharedContexts: Map<string, BrowserContext> }>({
  expectedStatuses: [[], { option: true }],
  isNetworkCut: [false, { option: true }],
  allowedHosts: [[], { option: true }],
  isFreshBrowser: [false, { option: true }],
  ownServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      await using servers = new AsyncDisposableStack()
      await use(async (...options) => servers.use(await createOwnServer(...options)))
    },
    { auto: true },
  ],
  sharedContexts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>()
      await use(contexts)
      for (const context of contexts.values()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      sharedContexts,
      isFreshBrowser,
      isNetworkCut,
      allowedHosts,
      baseURL,
      viewport,
      hasTouch,
      javaScriptEnabled,
      colorScheme,
      serviceWorkers,
      contextOptions,
    },
    use,
    { testId },
  ) => {
    // All tests together write more in a minute than one network may. Another host would refuse the header.
    const headers = allowedHosts.length === 0 ? fromNetworkOf(testId) : {}
    const options = {
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport,
      hasTouch,
      javaScriptEnabled,
      colorScheme,
      serviceWorkers,
      locale: 'en-US',
      // What comes into view stands there at once: drawing it on its way takes a sixth of the time of a test.
      reducedMotion: 'reduce' as const,
      ...contextOptions,
    }
    if (isFreshBrowser || isNetworkCut) {
      const context = await browser.newContext({ ...options, extraHTTPHeaders: headers })
      await use(context)
      await context.close()
      return
    }
    const key = JSON.stringify(options)
    const context = sharedContexts.get(key) ?? (await browser.newContext(options))
    sharedContexts.set(key, context)
    await context.setExtraHTTPHeaders(headers)
    await use(context)
    await forget(context, options)
  },
  page: async (
    { context, baseURL, expectedStatuses, isNetworkCut, allowedHosts, javaScriptEnabled },
    use,
  ) => {
    const page = context.pages()[0] ?? (await context.newPage())
    if (javaScriptEnabled) waitForScripts(page)
    const expected = [
      ...expectedStatuses.map((status) => `status of ${status} `),
      ...(isNetworkCut ? ['net::ERR_', 'PartLoadError'] : []),
    ]
    const faults = watch(page, [new URL(baseURL ?? '').host, ...allowedHosts], expected)
    await use(page)
    for (const event of ['pageerror', 'console', 'request']) page.removeAllListeners(event)
    expect(faults).toEqual([])
  },
})

/**
 * Until React is in the page, and takes whatever is clicked; a page without it is no page of the application.
 */
const takenOver = `new Promise((done) => {
  const look = () => {
    const root = document.getElementById('root')
    const isTaken = root === null || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    if (isTaken) done(null)
    else setTimeout(look, 10)
  }
  look()
})`
const waiting = new WeakSet<Page>()

/**
 * The scripts of a page come after its words, which is after it counts as loaded: what is clicked before them
 * is lost.
 */
function waitForScripts(page: Page): void {
  if (waiting.has(page)) return
  waiting.add(page)
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await page.evaluate(takenOver)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await page.evaluate(takenOver)
    return response
  }
}

/** Leaves nothing of a test in the browser that it had, but the files of the application. */
async function forget(
  context: BrowserContext,
  { viewport, colorScheme, reducedMotion }: BrowserContextOptions,
) {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  const [page, ...others] = context.pages()
  for (const other of others) await other.close()
  if (page !== undefined) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.setExtraHTTPHeaders({})
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? null,
      reducedMotion: reducedMotion ?? null,
    })
    if (viewport) await page.setViewportSize(viewport)
    // What is still under way ends with this test. A page of the same origin lets the browser go on
    // in the same process.
    await page.goto('/robots.txt')
    await page.evaluate('localStorage.clear(); sessionStorage.clear()')
  }
  await context.clearCookies()
}

function watch(page: Page, hosts: string[], expected: string[]): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`script at ${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    const isExpected = expected.some((part) => message.text().includes(part))
    if (message.type() === 'error' && !isExpected)
      faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !hosts.includes(host)) faults.push(`request: ${request.url()}`)
  })
  return faults
}
