import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { librarySizes } from '#product/limits.ts'
import { connectDatabase } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { signInWith, summarizeText } from './member.ts'

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

const textOf = (n: number): string => `Number ${n} is a lighthouse. It stands on the rock ${n}. Ships see it.`

async function libraryOf(headers: Record<string, string>) {
  const answer = await server.call('GET /api/library', { headers })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body
}

describe('the library of an account', () => {
  it('has the newest six videos with the line that stands for each', async () => {
    const headers = await signInWith(server, 'six@example.org', 'pro')
    expect(await libraryOf(headers)).toEqual({ videos: [], followed: [], highlights: [] })
    const ids: string[] = []
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      ids.unshift(await summarizeText(server, { text: textOf(n), title: `Talk ${n}`, headers }))
    }
    const { videos } = await libraryOf(headers)
    expect(videos.map(({ id }) => id)).toEqual(ids.slice(0, librarySizes.videos))
    expect(videos[0]).toMatchObject({
      videoTitle: 'Talk 7',
      source: null,
      line: expect.stringContaining('7'),
    })
  })

  it('has the last highlights with their notes, and nothing of what was deleted', async () => {
    const headers = await signInWith(server, 'marks@example.org', 'pro')
    const given = { text: textOf(8), title: 'Talk 8', headers }
    const id = await summarizeText(server, given)
    const path = `/api/history/${id}/highlights/sentence-0`
    const put = { path, headers, payload: { note: 'For the tour' } }
    expect((await server.call('PUT /api/history/:id/highlights/:line', put)).status).toBe(200)
    const { highlights } = await libraryOf(headers)
    expect(highlights).toMatchObject([{ id, videoTitle: 'Talk 8', note: 'For the tour' }])
    await server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers })
    expect(await libraryOf(headers)).toEqual({ videos: [], followed: [], highlights: [] })
  })

  it('ends where the history of the plan ends, and shows nothing of another account', async () => {
    const headers = await signInWith(server, 'old@example.org')
    await summarizeText(server, { text: textOf(9), title: 'Talk 9', headers })
    expect((await libraryOf(headers)).videos).toHaveLength(1)
    const other = await signInWith(server, 'other@example.org')
    expect((await libraryOf(other)).videos).toEqual([])
    await server.database.db.execute(
      sql`update history_items set created_at = created_at - interval '400 days'`,
    )
    expect((await libraryOf(headers)).videos).toEqual([])
  })

  it('is refused without an account', async () => {
    expect(await server.call('GET /api/library')).toMatchObject({
      status: 401,
      problem: { code: 'UNAUTHORIZED' },
    })
  })

  it('says so where the database is away', async () => {
    const headers = await signInWith(server, 'away@example.org')
    const nowhere = connectDatabase({ host: '127.0.0.1', port: 1 }, quietLog)
    await using broken = await startApp({ db: nowhere.db, concurrency: null })
    expect(await broken.call('GET /api/library', { headers })).toMatchObject({
      status: 503,
      problem: { code: 'DATABASE_UNAVAILABLE' },
    })
  })
})
