import { expect } from '@playwright/test'
import { z } from 'zod'
import { testTimeoutMs } from '#tests/setup/time-limits.ts'
import { firstPort } from '../run-environment.ts'
import { test } from '../watched-test.ts'

const pauseSchema = z.object({ retryAfterSeconds: z.number().default(0) })
const pollOptions = { intervals: [200], timeout: 30_000 }
const port = firstPort + 12

test.use({ allowedHosts: [`localhost:${port}`], expectedStatuses: [503], isFreshBrowser: true })

test('a pause while YouTube fails is announced, with the time to wait', async ({ ownServer, page }) => {
  // It starts a server of its own and lets YouTube fail for a while.
  test.setTimeout(testTimeoutMs(90))
  const server = await ownServer(port)
  await server.start()
  // The page is there before the pause begins, which lasts as long on a slow machine.
  await page.goto(server.origin, { waitUntil: 'networkidle' })
  await page.getByLabel('YouTube link').fill('https://youtu.be/okManual001')
  const hiccup = ['http500play', 'cutConn0001', 'rejected001', 'rejected002', 'jsonCut0001']
  await Promise.all(
    hiccup.map((videoId) =>
      page.request.post(`${server.origin}/api/transcribe`, {
        data: { videoUrl: `https://youtu.be/${videoId}` },
      }),
    ),
  )
  // Each trial after a pause that fails makes the next pause longer: long enough for the page to show it.
  await expect
    .poll(async () => {
      const answer = await page.request.post(`${server.origin}/api/transcribe`, {
        data: { videoUrl: 'https://youtu.be/rejected003' },
      })
      return pauseSchema.parse(await answer.json()).retryAfterSeconds
    }, pollOptions)
    .toBeGreaterThan(6)
  await page.getByLabel('YouTube link').press('Enter')
  const panel = page.getByRole('region', { name: 'A short pause' })
  await expect(
    panel.getByText(
      "YouTube isn't answering this server properly, so we're pausing for a moment. Wait for the countdown, or paste the transcript.",
    ),
  ).toBeVisible()
  await expect(panel.getByRole('button', { name: /^Try again in 0:[0-3]\d$/ })).toBeVisible()
})
