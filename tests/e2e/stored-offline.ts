import { expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'

/** The address of a server on a port of this machine. */
export const at = (port: number): string => `http://localhost:${port}`
/** The settings of a server with the engine of the house, which writes at once. */
export const houseEngine = { OPENAI_BASE_URL: '', OPENAI_MODEL: '' }

const [speech] = exampleVideos
/** The answer to a request for a summary. */
export const delivered = z.object({ historyId: z.uuid() })

/** Has a video of the examples summarized by the account of a page; gives its id in the history. */
export async function summarize({ request }: Page, videoUrl: string = speech.videoUrl): Promise<string> {
  const answer = await request.post('/api/summarize', { data: { videoUrl } })
  return delivered.parse(await answer.json()).historyId
}

/** The line that stands for a result. */
export const lineOf = (page: Page) => page.locator('[data-line="gist-0"]')
/** The line that says that there is no connection. */
export const offlineNote = (page: Page) => page.getByText("You're offline.")

/** Ends the server, and the network of the browser. */
export async function loseNetwork(
  context: BrowserContext,
  server: { stop: () => Promise<void> },
): Promise<void> {
  await server.stop()
  await context.setOffline(true)
}

/** The paths of the answers that the browser has stored, of the build of the page. */
export async function storedPaths(page: Page): Promise<string[]> {
  return await page.evaluate(`(async () => {
    if (!(await caches.has('precis-library'))) return []
    const cache = await caches.open('precis-library')
    const { build } = document.documentElement.dataset
    const found = await Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const entry = await cache.match(url, { ignoreVary: true })
        const of = entry?.headers.get('precis-build') ?? build
        return of === build ? [new URL(url).pathname] : []
      }),
    )
    return found.flat()
  })()`)
}

/** Waits until the browser has the application and a result with its parts. */
export async function expectStored(page: Page, historyId: string): Promise<void> {
  const isThere = async (): Promise<string[]> => {
    const paths = await storedPaths(page)
    const wanted = [
      `/api/summaries/${historyId}`,
      `/api/history/${historyId}/highlights`,
      '/api/transcripts/',
    ]
    return wanted.filter((path) => !paths.some((each) => each.startsWith(path)))
  }
  await expect.poll(isThere).toEqual([])
  const hasApplication = `(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      if ((await cache.match('/shell/en')) && (await cache.match('/app-files.json'))) return true
    }
    return false
  })()`
  await expect.poll(() => page.evaluate(hasApplication)).toBe(true)
}
