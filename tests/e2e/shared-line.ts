import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import { fromNetworkOf } from './networks.ts'

const [speech] = exampleVideos
const player = 'https://www.youtube-nocookie.com/embed/**'
const delivered = z.object({
  historyId: z.uuid(),
  insights: z.array(z.object({ text: z.string(), second: z.number() })).min(1),
})
const sharedLine = z.object({ momentPath: z.string() })
const sharedSummary = z.object({ sharePath: z.string() })

/** A line that a visitor shares. */
export async function shareLine(page: Page, { videoUrl }: { videoUrl: string } = speech) {
  const headers = fromNetworkOf(randomUUID())
  const answer = await page.request.post('/api/summarize', { data: { videoUrl }, headers })
  const { historyId, insights } = delivered.parse(await answer.json())
  const call = `/api/history/${historyId}/moments/insight-0`
  const { momentPath } = sharedLine.parse(await (await page.request.post(call, { headers })).json())
  return { momentPath, call, historyId, line: insights[0] }
}

/** Shares a summary of this browser; gives the path of its page. */
export async function shareSummary(page: Page, historyId: string): Promise<string> {
  const answer = await page.request.post(`/api/history/${historyId}/share`)
  return sharedSummary.parse(await answer.json()).sharePath
}

/** Another visitor's browser. */
export async function openStranger(
  browser: Browser,
  { width = 1280, javaScriptEnabled = true }: { width?: number; javaScriptEnabled?: boolean } = {},
) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled })
  const page = await context.newPage()
  await page.route(player, (route) => route.fulfill({ contentType: 'text/html', body: 'player' }))
  // Scripts that take over a page which they would have written otherwise say so.
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return {
    page,
    [Symbol.asyncDispose]: async () => {
      await context.close()
      expect(faults).toEqual([])
    },
  }
}
