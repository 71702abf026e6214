import { expect } from '@playwright/test'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { adminEmails, firstPort } from '../run-environment.ts'
import { findInBrowser, findInHtml, offeredPages } from '../shop-walk.ts'
import { signInElsewhere } from '../sign-in.ts'
import { test } from '../watched-test.ts'

const port = firstPort + 21

test.use({ allowedHosts: [`localhost:${port}`], expectedStatuses: [400, 401, 404], isFreshBrowser: true })

// One after another: they share a port, and the address of the admin.
test.describe.configure({ mode: 'default' })

for (const language of ['en', 'hi', 'ar'] as const) {
  test(`without plans no page has a word of a shop as a browser shows it in ${language}, signed out and in`, async ({
    ownServer,
    page,
    playwright,
  }) => {
    test.setTimeout(testTimeoutMs(180))
    const server = await ownServer(port, { PLANS: 'off', ADMIN_EMAILS: adminEmails.join(',') })
    await server.start()
    const { origin } = server
    const reader = await playwright.request.newContext({ baseURL: origin })
    const found = await findInHtml(reader, language)
    found.push(...(await findInBrowser(page, { origin, language, paths: offeredPages })))
    await signInElsewhere(reader, adminEmails[1])
    await page.context().addCookies((await reader.storageState()).cookies)
    found.push(...(await findInBrowser(page, { origin, language, paths: offeredPages })))
    expect(found).toEqual([])
    await reader.dispose()
  })
}
