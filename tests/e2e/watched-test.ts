import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'

type Watch = {
  /** HTTP failures that this test provokes; the browser logs each as an error of the console. */
  expectedStatuses: number[]
  /** This test cuts the network or replaces the server; each request and each part that fails of it is logged. */
  isNetworkCut: boolean
  /** Hosts that the person in this test asks for. */
  allowedHosts: string[]
}

/** A test that fails on any console error, any broken script, and any request to another host. */
export const test = base.extend<Watch>({
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
