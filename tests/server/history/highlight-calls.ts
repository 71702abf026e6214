import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'

type Headers = Record<string, string>
type Line = { id: string; line: string; headers: Headers }

const video = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
const pathOf = ({ id, line }: Line): string => `/api/history/${id}/highlights/${line}`

/** The calls about highlights as a caller of a server makes them. */
export function highlightCalls(server: TestApp) {
  async function summarize(headers: Headers): Promise<{ id: string; cookies: string }> {
    const answer = await server.call('POST /api/summarize', { headers, payload: video })
    if (!answer.ok || answer.body.locked) throw new Error('No summary was handed out')
    return { id: answer.body.historyId ?? '', cookies: String(answer.headers['set-cookie']) }
  }

  /** A visitor with a summary. */
  async function visit(): Promise<{ jar: Jar; headers: Headers; id: string }> {
    const { id, cookies } = await summarize({})
    const jar: Jar = new Map()
    keepCookies(jar, cookies)
    return { jar, headers: cookieHeader(jar), id }
  }

  const list = (id: string, headers: Headers) =>
    server.call('GET /api/history/:id/highlights', { path: `/api/history/${id}/highlights`, headers })

  return {
    summarize,
    visit,
    list,
    put: (line: Line, payload: object = {}) =>
      server.call('PUT /api/history/:id/highlights/:line', {
        path: pathOf(line),
        headers: line.headers,
        payload,
      }),
    remove: (line: Line) =>
      server.call('DELETE /api/history/:id/highlights/:line', { path: pathOf(line), headers: line.headers }),
    deleteItem: (id: string, headers: Headers) =>
      server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers }),
    /** The notes of a summary by their lines. */
    notes: async (id: string, headers: Headers): Promise<Record<string, string>> => {
      const answer = await list(id, headers)
      if (!answer.ok) throw new Error(answer.problem.detail)
      return Object.fromEntries(answer.body.highlights.map(({ line, note }) => [line, note]))
    },
  }
}
