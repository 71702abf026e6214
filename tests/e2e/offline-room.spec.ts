import { expect } from '@playwright/test'
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
    const afterReading = async (): Promise<string[]> => {
      await page.goto(`/v/${second}`)
      await expect(lineOf(page)).toBeVisible()
      return await storedPaths(page)
    }
    await expect.poll(afterReading).toEqual(expect.arrayContaining([`/api/summaries/${second}`]))
    await page.goto('/account')
    await expect(page.getByText('This browser ran out of room', { exact: false })).toBeVisible()
  })
})

test.describe('on a disk that is nearly full', () => {
  test.use({ baseURL: at(ports.nearly) })

  test('files of other pages leave the room to what is read, and none at all is said', async ({
    ownServer,
    page,
    context,
  }) => {
    const server = await ownServer(ports.nearly, settings)
    await server.start()
    await signInElsewhere(page.request, newAddress())
    const historyId = await summarize(page)
    await page.goto('/')
    await expectStored(page, historyId)
    const browser = await context.newCDPSession(page)
    const leaveRoom = async (bytes: number): Promise<void> => {
      await page.evaluate(
        'caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))',
      )
      const quota = { origin: at(ports.nearly), quotaSize: bytes }
      await browser.send('Storage.overrideQuotaForOrigin', quota)
    }
    const usage: number = await page.evaluate('navigator.storage.estimate().then(({ usage }) => usage)')

    // Too little for the application, and so for what is read with it.
    await leaveRoom(300_000)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.goto('/account')
    await expect(page.getByText('This browser ran out of room', { exact: false })).toBeVisible()

    await leaveRoom(usage + 100_000)
    for (const other of ['/pricing', '/features', '/alternatives', '/collections', '/following'])
      await page.goto(other, { waitUntil: 'networkidle' })
    await page.goto(`/v/${historyId}`)
    await expectStored(page, historyId)
    await loseNetwork(context, server)
    await page.goto(`/v/${historyId}`)
    await expect(lineOf(page)).toBeVisible()
  })
})
