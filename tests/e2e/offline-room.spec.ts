import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { iceCaptions, makeRecording } from './own-recording.ts'
import { firstPort } from './run-environment.ts'
import { newAddress, signInElsewhere } from './sign-in.ts'
import {
  at,
  delivered,
  expectStored,
  houseEngine as settings,
  lineOf,
  loseNetwork,
  offlineNote,
  storedPaths,
  summarize,
} from './stored-offline.ts'
import { test } from './watched-test.ts'

/** Each test starts a server of its own, which it stops: the network is cut for the service worker too. */
const ports = { full: firstPort + 33, own: firstPort + 34, nearly: firstPort + 35, none: firstPort + 36 }
const [, talk] = exampleVideos
const given = z.object({ transcript: z.object({ id: z.uuid() }) })

/** Leaves an origin so much room in the browser. */
async function leaveRoom(page: Page, origin: string, quotaSize: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
}

const usageOf = async (page: Page): Promise<number> =>
  await page.evaluate('navigator.storage.estimate().then(({ usage }) => usage)')

const fullNote = (page: Page) => page.getByText('This browser ran out of room', { exact: false })

/** Opens pages that have nothing to do with results, and reads a result then; gives its id. */
async function readAfterOtherPages(page: Page): Promise<string> {
  await signInElsewhere(page.request, newAddress())
  for (const path of ['/pricing', '/features', '/alternatives', '/collections', '/following'])
    await page.goto(path, { waitUntil: 'networkidle' })
  const historyId = await summarize(page, talk.videoUrl)
  await page.goto(`/v/${historyId}`)
  return historyId
}

test.use({ serviceWorkers: 'allow', isNetworkCut: true, expectedStatuses: [401, 404, 503, 504] })
// A start of a server, and the pause before the worker reads.
test.setTimeout(testTimeoutMs(90))

test.describe("a recording of one's own", () => {
  test.use({ baseURL: at(ports.own) })

  test('plays without a connection, with the words that are said', async ({ ownServer, page, context }) => {
    const server = await ownServer(ports.own, settings)
    await server.start()
    await signInElsewhere(page.request, newAddress())
    const pasted = await page.request.post('/api/transcripts?fileName=ice.srt&title=The%20winter', {
      data: iceCaptions,
      headers: { 'content-type': 'text/plain' },
    })
    const { transcript } = given.parse(await pasted.json())
    const answer = await page.request.post('/api/summarize', { data: { transcriptId: transcript.id } })
    const { historyId } = delivered.parse(await answer.json())
    await page.goto('/')
    await expectStored(page, historyId)
    const recording = { name: 'ice.webm', mimeType: 'video/webm', buffer: await makeRecording(page, 240) }
    await loseNetwork(context, server)

    await page.goto(`/v/${historyId}`)
    const result = page.getByRole('article')
    await result.getByLabel('Play your own recording').last().setInputFiles(recording)
    await expect(result.getByLabel('Your recording')).toHaveJSProperty('duration', 240)
    await result.getByRole('button', { name: 'Play 60 seconds' }).click()
    await expect(page.getByRole('region', { name: 'Moments' }).getByText(/^1 of \d\b/)).toBeVisible()
    await expect(result.locator('[data-line][data-lit]').first()).toBeVisible()
    await expect(offlineNote(page)).toBeVisible()
  })
})

test.describe('on a full disk', () => {
  test.use({ baseURL: at(ports.full) })

  test('the oldest make room for what is read now, and the account page says so', async ({
    ownServer,
    page,
    context,
  }) => {
    const server = await ownServer(ports.full, settings)
    await server.start()
    await signInElsewhere(page.request, newAddress())
    const first = await summarize(page)
    await page.goto('/')
    await expectStored(page, first)
    await page.goto(`/v/${first}`, { waitUntil: 'networkidle' })
    // Room for all that the next page stores, its files too, comes with the oldest alone.
    await page.evaluate(`(async () => {
      const cache = await caches.open('precis-library')
      const oldest = new Request('/api/transcripts/oldest', { headers: { 'precis-stored-at': '1' } })
      await cache.put(oldest, new Response('x'.repeat(1_000_000)))
    })()`)
    await leaveRoom(page, at(ports.full), (await usageOf(page)) + 10_000)
    const second = await summarize(page, talk.videoUrl)
    await page.goto(`/v/${second}`)
    await expect(lineOf(page)).toBeVisible()
    await expectStored(page, second)
    // The oldest went whole, and nothing else did.
    await expectStored(page, first)
    expect(await storedPaths(page)).not.toContain('/api/transcripts/oldest')
    await page.goto('/account')
    await expect(fullNote(page)).toBeVisible()

    await loseNetwork(context, server)
    await page.goto(`/v/${second}`)
    await expect(lineOf(page)).toBeVisible()
    await page.getByRole('tab', { name: 'Transcript' }).click()
    await expect(page.getByRole('region', { name: 'Transcript text' })).toBeVisible()
  })
})

test.describe('on a disk without room for the application', () => {
  test.use({ baseURL: at(ports.none) })

  test('nothing can be read without a connection, and the account page says why', async ({
    ownServer,
    page,
  }) => {
    const server = await ownServer(ports.none, settings)
    await server.start()
    await signInElsewhere(page.request, newAddress())
    await leaveRoom(page, at(ports.none), 300_000)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.goto('/account')
    await expect(fullNote(page)).toBeVisible()
  })
})

test.describe('on a disk that is nearly full', () => {
  test.use({ baseURL: at(ports.nearly) })

  test('files of other pages leave the room to what is read first', async ({
    ownServer,
    browser,
    page,
    context,
  }) => {
    const server = await ownServer(ports.nearly, settings)
    await server.start()
    // What the pages and a result take is measured in another browser: files, and what was compiled of them.
    const other = await browser.newContext({ baseURL: at(ports.nearly), serviceWorkers: 'allow' })
    const measured = await other.newPage()
    await expectStored(measured, await readAfterOtherPages(measured))
    const usage = await usageOf(measured)
    await other.close()

    await leaveRoom(page, at(ports.nearly), usage + 100_000)
    const historyId = await readAfterOtherPages(page)
    await expectStored(page, historyId)
    await loseNetwork(context, server)
    await page.goto(`/v/${historyId}`)
    await expect(lineOf(page)).toBeVisible()
  })
})
