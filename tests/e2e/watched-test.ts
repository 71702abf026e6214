import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'

type Watch = {
  /** HTTP failures that this test provokes; the browser logs each as an error of the console. */
  expectedStatuses: number[]
  /** This test cuts the network or replaces the server; each request and each part that fails of it is logged. */
  isNetworkCut: boolean
  /** Hosts that the person in this test asks for. */
  allowedHosts: string[]
}

/** A test that fails on any console error, any broken script, and any request to another host. */
export const test = base.extend<Watch, { sharedContext: BrowserContext }>({
  expectedStatuses: [[], { option: true }],
  isNetworkCut: [false, { option: true }],
  allowedHosts: [[], { option: true }],
  page: async ({ page, baseURL, expectedStatuses, isNetworkCut, allowedHosts }, use) => {
    const expected = [
      ...expectedStatuses.map((status) => `status of ${status} `),
      ...(isNetworkCut ? ['net::ERR_', 'PartLoadError'] : []),
    ]
    const faults = watch(page, [new URL(baseURL ?? '').host, ...allowedHosts], expected)
    await use(page)
    expect(faults).toEqual([])
  },
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        locale: 'en-US',
        // Nothing is looked at on its way: what comes into view stands there at once.
        reducedMotion: 'reduce',
      })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/**
 * The same on a page that other tests had before, which loads in a third of the time. It is as new to the server and has
 * nothing stored, but the files of the application are there: for tests that ask what a page says, not how it loads.
 */
export const testOnSharedPage = test.extend({
  page: async ({ sharedContext, baseURL, expectedStatuses, allowedHosts }, use) => {
    const page = sharedContext.pages()[0] ?? (await sharedContext.newPage())
    const expected = expectedStatuses.map((status) => `status of ${status} `)
    const faults = watch(page, [new URL(baseURL ?? '').host, ...allowedHosts], expected)
    await use(page)
    // What is still under way ends with this test. A page of the same origin lets the browser go on in the same process.
    await page.goto('/robots.txt')
    await page.evaluate('localStorage.clear(); sessionStorage.clear()')
    await sharedContext.clearCookies()
    for (const event of ['pageerror', 'console', 'request']) page.removeAllListeners(event)
    expect(faults).toEqual([])
  },
})

function watch(page: Page, hosts: string[], expected: string[]): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`script at ${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    const isExpected = expected.some((part) => message.text().includes(part))
    if (message.type() === 'error' && !isExpected) faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && !hosts.includes(host)) faults.push(`request: ${request.url()}`)
  })
  return faults
}
