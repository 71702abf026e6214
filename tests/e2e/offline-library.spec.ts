import { expect } from '@playwright/test'
import { exampleVideos } from '#product/examples.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { createDeployment } from './deployment.ts'
import { firstPort } from './run-environment.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import {
  at,
  expectStored,
  houseEngine as settings,
  lineOf,
  loseNetwork,
  offlineNote,
  storedPaths,
  summarize,
} from './stored-offline.ts'
import { violations } from './violations.ts'
import { test } from './watched-test.ts'

/** Each test starts a server of its own, which it stops: the network is cut for the service worker too. */
const ports = { read: firstPort + 30, left: firstPort + 31, update: firstPort + 32 }
const [speech, talk] = exampleVideos
test.use({ serviceWorkers: 'allow', isNetworkCut: true, expectedStatuses: [401, 404, 503, 504] })
// A start or two of a server, and the pause before the worker reads.
test.setTimeout(testTimeoutMs(90))

test.describe('without a connection', () => {
  test.use({ baseURL: at(ports.read) })

  test('the history, a result that was never opened here, its highlights and its transcript are read', async ({
    ownServer,
    page,
    context,
  }) => {
    const server = await ownServer(ports.read, settings)
    await server.start()
    await signInElsewhere(page.request, newAddress())
    const historyId = await summarize(page)
    await page.request.put(`/api/history/${historyId}/highlights/gist-0`, { data: { note: 'For class.' } })
    await page.goto('/')
    await expectStored(page, historyId)
    await loseNetwork(context, server)

    await page.goto('/history')
    await expect(offlineNote(page)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: speech.title }).first().click()
    await expect(lineOf(page).locator('mark').first()).toBeVisible()
    await page.reload()
    await expect(lineOf(page).locator('mark').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Transcript' }).click()
    await expect(page.getByRole('region', { name: 'Transcript text' })).toBeVisible()
    // A page that was never opened here says so, with the ways to those that were.
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: "This page didn't load" })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'History' })).toBeVisible()

    await context.setOffline(false)
    await server.start()
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText("This page didn't load")
  })
})

test.describe('what a reader stored', () => {
  test.use({ baseURL: at(ports.left) })

  test('is gone after the logout, for another account, and where the reader has it deleted', async ({
    ownServer,
    page,
    context,
  }) => {
    const server = await ownServer(ports.left, settings)
    await server.start()
    await signInElsewhere(page.request, newAddress())
    const first = await summarize(page)
    await page.goto('/')
    await expectStored(page, first)

    // Another account in the same browser, without a logout that the page has seen.
    await context.clearCookies()
    await signInElsewhere(page.request, newAddress())
    const second = await summarize(page, talk.videoUrl)
    await page.goto('/')
    await expectStored(page, second)
    expect(await storedPaths(page)).not.toContain(`/api/summaries/${first}`)

    // By the keyboard, on the page of the account.
    await page.goto('/account')
    await expect(page.getByText(/^1 result is stored here, \d/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete and stop storing' }).press('Enter')
    await expect(page.getByText('This browser stores none of your results.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.goto('/history')
    await expect(page.getByRole('main').getByRole('link', { name: talk.title }).first()).toBeVisible()
    expect(await storedPaths(page)).toEqual([])
    await page.goto('/account')
    await page.getByRole('button', { name: 'Store them again' }).press('Enter')
    await page.goto('/')
    await expectStored(page, second)

    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByText('Logged Out', { exact: true })).toBeVisible()
    // What is read after it is a visitor's.
    const isOfAccount = (path: string): boolean => /summaries|transcripts|library|history|auth/.test(path)
    await expect.poll(async () => (await storedPaths(page)).filter(isOfAccount)).toEqual([])
    await loseNetwork(context, server)
    await page.goto(`/v/${second}`)
    await expect(offlineNote(page)).toBeVisible()
    await expect(page.getByText("We couldn't reach the server.", { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(talk.title)).toHaveCount(0)
  })
})

test.describe('an update', () => {
  test.use({ baseURL: at(ports.update) })

  test('takes over without loading a page again, and no page of before is shown after it', async ({
    ownServer,
    page,
    context,
  }) => {
    const server = await ownServer(ports.update, settings)
    await using next = await createDeployment()
    await server.start()
    await signInElsewhere(page.request, newAddress())
    const historyId = await summarize(page)
    await page.goto('/')
    await expectStored(page, historyId)
    const builtOf = (): Promise<string> => page.evaluate('document.documentElement.dataset.build')
    const before = await builtOf()
    // Under the worker from the start, as every page after the first.
    await page.reload()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Help' }).click()
    const typed = 'The video has captions, but'
    await page.getByRole('dialog').getByRole('textbox').last().fill(typed)
    const other = await context.newPage()
    await other.goto('/history')

    await server.stop()
    await server.start(next.program)
    const isOffered = expect(page.getByText('A new version is ready.', { exact: true })).toBeVisible()
    await other.reload()
    await isOffered
    await expect(page.getByRole('dialog').getByRole('textbox').last()).toHaveValue(typed)
    expect(await builtOf()).toBe(before)

    const shells = (): Promise<string[]> =>
      page.evaluate(`(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('precis-app-'))
        const found = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).match('/shell/en')) && name),
        )
        return found.filter(Boolean)
      })()`)
    const after = before.split('').toReversed().join('')
    await expect.poll(shells).toEqual([`precis-app-${after}`])
    // The pages of the version before are left; the next one is under the new worker.
    await expect(page.getByRole('dialog').getByRole('textbox').last()).toHaveValue(typed)
    const reader = await context.newPage()
    await page.close()
    await other.close()
    await reader.goto('/')
    await expectStored(reader, historyId)
    await loseNetwork(context, server)
    await reader.goto(`/v/${historyId}`)
    await expect(lineOf(reader)).toBeVisible()
    expect(await reader.evaluate('document.documentElement.dataset.build')).toBe(after)
  })
})
