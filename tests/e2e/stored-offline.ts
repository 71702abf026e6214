import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

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
