import { z } from 'zod'
import { exampleVideos } from '../../src/product/examples.ts'

const timeoutMs = 60_000
const email = 'reader@example.org'

const made = z.object({ historyId: z.uuid() })
const sharedLine = z.object({ momentPath: z.string() })
const sharedSummary = z.object({ sharePath: z.string() })

/** Under which names the shared pages are measured. They are in no search engine, on purpose. */
export const sharedPages = { summary: '/s', line: '/m' } as const

/**
 * Has an example summarized by a person who shares it and one of its lines, and gives the addresses of both
 * by the names of their pages. `newestCode` gives the code that the server at `origin` sent last. @throws
 * when a call is refused
 */
export async function makeSharedPages(
  origin: string,
  newestCode: () => Promise<string>,
): Promise<Map<string, string>> {
  const cookies = new Map<string, string>()

  async function call(path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`)
    return await response.json()
  }

  await call('/api/auth/code', { email })
  await call('/api/auth/verify', { email, code: await newestCode() })
  const { historyId } = made.parse(await call('/api/summarize', { videoUrl: exampleVideos[0].videoUrl }))
  const { sharePath } = sharedSummary.parse(await call(`/api/history/${historyId}/share`))
  const { momentPath } = sharedLine.parse(await call(`/api/history/${historyId}/moments/sentence-0`))
  return new Map([
    [sharedPages.summary, sharePath],
    [sharedPages.line, momentPath],
  ])
}
