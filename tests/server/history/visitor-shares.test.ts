import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { purgeHistory } from '#server/features/history/purge.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { signInWith } from './member.ts'

type Headers = Record<string, string>

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

let people = 0
const newEmail = (): string => `joiner-${(people += 1)}@example.org`

async function summarize(headers: Headers): Promise<{ id: string; cookies: string }> {
  const payload = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
  const answer = await server.call('POST /api/summarize', { headers, payload })
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

const post = (id: string, headers: Headers) =>
  server.call('POST /api/history/:id/share', { path: `/api/history/${id}/share`, headers })

async function share(id: string, headers: Headers): Promise<string> {
  const answer = await post(id, headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.sharePath
}

const stop = (id: string, headers: Headers) =>
  server.call('DELETE /api/history/:id/share', { path: `/api/history/${id}/share`, headers })

const show = (id: string, headers: Headers) =>
  server.call('PUT /api/history/:id/share/questions', {
    path: `/api/history/${id}/share/questions`,
    headers,
    payload: { areShown: true },
  })

const readStatus = async (sharePath: string): Promise<number> =>
  (await server.call('GET /api/shared/:token', { path: sharePath.replace('/s/', '/api/shared/') })).status

const remove = (id: string, headers: Headers) =>
  server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers })

describe('a summary that a visitor shares', () => {
  it('is read by everybody, stays at its address, and is gone when they take it back', async () => {
    const { headers, id } = await visit()
    const first = await post(id, headers)
    expect(first).toMatchObject({
      status: 200,
      body: { sharePath: expect.stringMatching(/^\/s\/[\w-]{22}$/), isNew: true },
    })
    const path = first.ok ? first.body.sharePath : ''
    expect(await readStatus(path)).toBe(200)
    const shown = await server.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers })
    expect(shown).toMatchObject({ body: { sharePath: path, sharesQuestions: false } })
    expect(await show(id, headers)).toMatchObject({ status: 200, body: { areShown: true } })
    expect(await stop(id, headers)).toMatchObject({ status: 200, body: { sharePath: null } })
    expect(await readStatus(path)).toBe(404)
    expect(await share(id, headers)).not.toBe(path)
  })

  it('has one address when two tabs share it at once, and one of them made it', async () => {
    const { headers, id } = await visit()
    const tabs = await Promise.all([post(id, headers), post(id, headers)])
    const answers = tabs.flatMap((tab) => (tab.ok ? [tab.body] : []))
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(answers.map(({ sharePath }) => sharePath)).toEqual(Array(2).fill(answers[0]?.sharePath))
    expect((await stop(id, headers)).status).toBe(200)
    expect(await readStatus(answers[0]?.sharePath ?? '')).toBe(404)
  })

  it("is nobody else's to share, to take back or to show questions of", async () => {
    const { headers, id } = await visit()
    const path = await share(id, headers)
    for (const others of [{}, (await visit()).headers, await signInWith(server, newEmail())]) {
      expect((await post(id, others)).status).toBe(404)
      expect((await stop(id, others)).status).toBe(404)
      expect((await show(id, others)).status).toBe(404)
    }
    expect(await readStatus(path)).toBe(200)
    expect((await post('not-an-id', headers)).status).toBe(400)
  })

  it('is one of twenty a minute at most', async () => {
    const { headers, id } = await visit()
    const statuses = await Promise.all(
      Array.from({ length: 21 }, async () => (await post(id, headers)).status),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect((await stop(id, headers)).status).toBe(200)
  })

  it('goes when what is stored of the visitor goes', async () => {
    const { headers, id } = await visit()
    const path = await share(id, headers)
    const { db } = server.database
    const { signal } = new AbortController()
    await purgeHistory(db, signal)
    expect(await readStatus(path)).toBe(200)
    await db.execute(sql`update history_items set created_at = now() - interval '91 days' where id = ${id}`)
    await purgeHistory(db, signal)
    expect(await readStatus(path)).toBe(404)
  })
})

describe('a sign-in', () => {
  it('hands the shared summary of the browser to the account', async () => {
    const { jar, headers, id } = await visit()
    const path = await share(id, headers)
    const ada = await signIn(server.deps, newEmail(), { jar })
    expect(await readStatus(path)).toBe(200)
    expect((await stop(id, headers)).status).toBe(404)
    expect(await share(id, ada.headers)).toBe(path)
    expect((await stop(id, ada.headers)).status).toBe(200)
    expect(await readStatus(path)).toBe(404)
  })

  it.each([
    ['did not share it', false],
    ['had deleted it', true],
  ])('leaves the address to an account that has the summary and %s', async (_what, isDeleted) => {
    const email = newEmail()
    const owner = await signInWith(server, email)
    const { id } = await summarize(owner)
    if (isDeleted) {
      await share(id, owner)
      await remove(id, owner)
    }
    const guest = await visit()
    const path = await share(guest.id, guest.headers)
    expect((await show(guest.id, guest.headers)).status).toBe(200)
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    expect(await readStatus(path)).toBe(200)
    const shown = await server.call('GET /api/summaries/:id', { path: `/api/summaries/${id}`, headers })
    expect(shown).toMatchObject({ body: { historyId: id, sharePath: path, sharesQuestions: false } })
  })

  it('leaves an account that shares the same summary its own address', async () => {
    const email = newEmail()
    const owner = await signInWith(server, email)
    const { id } = await summarize(owner)
    const own = await share(id, owner)
    const guest = await visit()
    const brought = await share(guest.id, guest.headers)
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    expect([await readStatus(own), await readStatus(brought)]).toEqual([200, 404])
    expect(await share(id, headers)).toBe(own)
  })
})
