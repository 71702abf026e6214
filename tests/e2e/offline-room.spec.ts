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
const ports = { full: firstPort + 33, own: firstPort + 34, nearly: firstPort + 35 }
const [, talk] = exampleVideos
const given = z.object({ transcript: z.object({ id: z.uuid() }) })

/** Reads a result, and gives what is stored then; what found no room is stored when it is read again. */
async function readAgain(page: Page, id: string): Promise<string[]> {
  await page.goto(`/v/${id}`)
  await expect(lineOf(page)).toBeVisible()
  return await storedPaths(page)
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
    const usage: number = await page.evaluate('navigator.storage.estimate().then(({ usage }) => usage)')
    const quota = { origin: at(ports.full), quotaSize: usage + 10_000 }
    await (await context.newCDPSession(page)).send('Storage.overrideQuotaForOrigin', quota)
    const second = await summarize(page, talk.videoUrl)
    const stored = expect.arrayContaining([`/api/summaries/${second}`])
    await expect.poll(() => readAgain(page, second)).toEqual(stored)
    await page.goto('/account')
    await expect(page.getByText('This browser ran out of room', { exact: false })).toBeVisible()
  })
})

test.describe('on a disk without room for the application', () => {
  test.use({ baseURL: at(ports.nearly) })

  test('nothing can be read without a connection, and the account page says why', async ({
    ownServer,
    page,
    context,
  }) => {
    const server = await ownServer(ports.nearly, settings)
    await server.start()
    await signInElsewhere(page.request, newAddress())
    const quota = { origin: at(ports.nearly), quotaSize: 300_000 }
    await (await context.newCDPSession(page)).send('Storage.overrideQuotaForOrigin', quota)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.goto('/account')
    await expect(page.getByText('This browser ran out of room', { exact: false })).toBeVisible()
  })
})
