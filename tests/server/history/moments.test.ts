import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { purgeHistory } from '#server/features/history/purge.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { signInWith, summarizeText } from './member.ts'

const { signal } = new AbortController()

type Headers = Record<string, string>

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

let people = 0
const newEmail = (): string => `person-${(people += 1)}@example.org`

const video = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }

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

const post = (id: string, line: string, headers: Headers) =>
  server.call('POST /api/history/:id/moments/:line', { path: `/api/history/${id}/moments/${line}`, headers })

async function share(id: string, line: string, headers: Headers): Promise<string> {
  const answer = await post(id, line, headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.momentPath
}

const stop = (id: string, line: string, headers: Headers) =>
  server.call('DELETE /api/history/:id/moments/:line', {
    path: `/api/history/${id}/moments/${line}`,
    headers,
  })

const list = (id: string, headers: Headers) =>
  server.call('GET /api/history/:id/moments', { path: `/api/history/${id}/moments`, headers })

const read = (momentPath: string) =>
  server.call('GET /api/moments/:token', { path: momentPath.replace('/m/', '/api/moments/') })

const remove = (id: string, headers: Headers) =>
  server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers })

describe('a shared line', () => {
  it('is read by anybody, with what was said around it, and says nothing of who shares it', async () => {
    const { headers, id } = await visit()
    const path = await share(id, 'insight-0', headers)
    expect(path).toMatch(/^\/m\/[\w-]{22}$/)
    const answer = await read(path)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        videoId: 'WZyRbnpGyzQ',
        line: { state: 'quoted', second: expect.any(Number) },
        before: expect.stringMatching(/\p{L}/u),
        after: expect.stringMatching(/\p{L}/u),
        summaryPath: null,
      },
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
    })
    const text = JSON.stringify(answer)
    for (const secret of [id, 'historyId', 'transcriptId']) expect(text).not.toContain(secret)
  })

  it.each(['sentence-0', 'insight-1'])('may be any line: %s', async (line) => {
    const { headers, id } = await visit()
    const result = await server.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers })
    const answer = await read(await share(id, line, headers))
    expect(JSON.stringify(result)).toContain(answer.ok ? answer.body.line.text : '')
  })

  it('keeps its address as long as it is shared, and never gets it again', async () => {
    const { headers, id } = await visit()
    const path = await share(id, 'insight-0', headers)
    expect(await share(id, 'insight-0', headers)).toBe(path)
    const other = await share(id, 'insight-1', headers)
    expect(await list(id, headers)).toMatchObject({
      body: {
        moments: [
          { line: 'insight-0', momentPath: path },
          { line: 'insight-1', momentPath: other },
        ],
      },
    })
    expect(await stop(id, 'insight-0', headers)).toMatchObject({ status: 200, body: { momentPath: null } })
    expect(await read(path)).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    expect((await read(other)).status).toBe(200)
    expect(await share(id, 'insight-0', headers)).not.toBe(path)
    expect((await read(path)).status).toBe(404)
  })

  it.each([
    ['a line that is not there', 'insight-99', 404],
    ['something else', 'chapter-0', 400],
    ['a number too long', 'insight-99999', 400],
  ])('cannot be %s', async (_what, line, status) => {
    const { headers, id } = await visit()
    expect((await post(id, line, headers)).status).toBe(status)
  })

  it('can be shared and unshared by its owner alone', async () => {
    const { headers, id } = await visit()
    const path = await share(id, 'insight-0', headers)
    for (const others of [{}, (await visit()).headers, await signInWith(server, newEmail())]) {
      expect((await post(id, 'insight-1', others)).status).toBe(404)
      expect((await stop(id, 'insight-0', others)).status).toBe(404)
      expect((await list(id, others)).status).toBe(404)
    }
    expect((await read(path)).status).toBe(200)
  })

  it('links the whole summary where that is shared as well', async () => {
    const headers = await signInWith(server, newEmail())
    const { id } = await summarize(headers)
    const path = await share(id, 'insight-0', headers)
    const whole = await server.call('POST /api/history/:id/share', {
      path: `/api/history/${id}/share`,
      headers,
    })
    expect(await read(path)).toMatchObject({ body: { summaryPath: whole.ok ? whole.body.sharePath : '' } })
  })

  it('shows of a pasted transcript nothing but the line', async () => {
    const headers = await signInWith(server, newEmail())
    const text = 'The first private thing was said. The second private thing was said. A third was said too.'
    const id = await summarizeText(server, { title: 'Mine', text, headers })
    expect(await read(await share(id, 'sentence-1', headers))).toMatchObject({
      body: { line: { text: 'The second private thing was said.' }, before: '', after: '' },
    })
  })

  it('cannot be taken out of a summary that the plan locks', async () => {
    const headers = await signInWith(server, newEmail())
    const { id } = await summarize(headers)
    await server.database.db.execute(
      sql`update history_items set created_at = now() - interval '8 days' where id = ${id}`,
    )
    expect((await post(id, 'insight-0', headers)).status).toBe(404)
  })

  it('is limited to twenty a minute for one person', async () => {
    const { headers, id } = await visit()
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async () => (await post(id, 'insight-0', headers)).status),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  it('is found by nothing that the database holds', async () => {
    const { headers, id } = await visit()
    await share(id, 'insight-0', headers)
    const { rows } = await server.database.db.execute(sql`select * from moments where item_id = ${id}`)
    const storedTexts = Object.values(rows[0] ?? {}).filter((value) => typeof value === 'string')
    expect(storedTexts.length).toBeGreaterThan(3)
    for (const value of storedTexts) expect((await read(`/m/${encodeURIComponent(value)}`)).status).toBe(404)
  })

  it('gets an address that works again when the secret of the server changed', async () => {
    const { headers, id } = await visit()
    await share(id, 'insight-0', headers)
    await server.database.db.execute(
      sql`update moments set nonce = 'nonce-of-another-secret' where item_id = ${id}`,
    )
    expect((await read(await share(id, 'insight-0', headers))).status).toBe(200)
  })
})

describe('the end of a shared line', () => {
  it('comes with its summary, and an undo brings it back', async () => {
    const { headers, id } = await visit()
    const path = await share(id, 'insight-0', headers)
    await remove(id, headers)
    expect((await read(path)).status).toBe(404)
    expect((await post(id, 'insight-0', headers)).status).toBe(404)
    await server.call('POST /api/history/:id/restore', { path: `/api/history/${id}/restore`, headers })
    expect((await read(path)).status).toBe(200)
    await remove(id, headers)
    expect((await summarize(headers)).id).toBe(id)
    expect((await read(path)).status).toBe(404)
  })

  it.each([
    ['a deleted summary after a day', sql`deleted_at = now() - interval '25 hours'`],
    ['a visitor after 90 days', sql`created_at = now() - interval '91 days'`],
  ])('comes by the sweep: %s', async (_what, age) => {
    const { headers, id } = await visit()
    await share(id, 'insight-0', headers)
    const { db } = server.database
    const countRows = async () => (await db.execute(sql`select from moments where item_id = ${id}`)).rowCount
    await purgeHistory(db, signal)
    expect(await countRows()).toBe(1)
    await db.execute(sql`update history_items set ${age} where id = ${id}`)
    await purgeHistory(db, signal)
    expect(await countRows()).toBe(0)
  })
})

describe('a sign-in', () => {
  it('hands the shared lines of the browser to the account, and its export has them', async () => {
    const { jar, headers, id } = await visit()
    const path = await share(id, 'insight-0', headers)
    const ada = await signIn(server.deps, newEmail(), { jar })
    expect((await read(path)).status).toBe(200)
    expect((await stop(id, 'insight-0', headers)).status).toBe(404)
    expect(await list(id, ada.headers)).toMatchObject({ body: { moments: [{ momentPath: path }] } })
    const file = await server.app.inject({ url: '/api/account/export', headers: ada.headers })
    expect(file.json<{ history: object[] }>().history).toContainEqual(
      expect.objectContaining({ id, sharedLines: [{ line: 'insight-0', momentPath: path }] }),
    )
    expect((await stop(id, 'insight-0', ada.headers)).status).toBe(200)
    expect((await read(path)).status).toBe(404)
  })

  it('joins them with those of the same summary that the account has', async () => {
    const email = newEmail()
    const ada = await signInWith(server, email)
    const { id } = await summarize(ada)
    const own = await share(id, 'insight-0', ada)
    const guest = await visit()
    const brought = await share(guest.id, 'insight-1', guest.headers)
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    for (const path of [own, brought]) expect((await read(path)).status).toBe(200)
    const lines = await list(id, headers)
    expect(lines.ok ? lines.body.moments.map(({ line }) => line) : []).toEqual(['insight-0', 'insight-1'])
  })
})
