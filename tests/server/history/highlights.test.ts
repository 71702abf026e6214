import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxNoteCharacters } from '#product/limits.ts'
import { createHistoryHook } from '#server/features/history/account-hook.ts'
import { purgeHistory } from '#server/features/history/purge.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { signInWith } from './member.ts'

const { signal } = new AbortController()

type Headers = Record<string, string>

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterAll(() => server[Symbol.asyncDispose]())

let people = 0
const newEmail = (): string => `reader-${(people += 1)}@example.org`

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

type Line = { id: string; line: string; headers: Headers }

const pathOf = ({ id, line }: Line) => `/api/history/${id}/highlights/${line}`

const put = (line: Line, payload: object = {}) =>
  server.call('PUT /api/history/:id/highlights/:line', { path: pathOf(line), headers: line.headers, payload })

const remove = (line: Line) =>
  server.call('DELETE /api/history/:id/highlights/:line', { path: pathOf(line), headers: line.headers })

const list = (id: string, headers: Headers) =>
  server.call('GET /api/history/:id/highlights', { path: `/api/history/${id}/highlights`, headers })

/** The notes of a summary by their lines. */
async function notes(id: string, headers: Headers): Promise<Record<string, string>> {
  const answer = await list(id, headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return Object.fromEntries(answer.body.highlights.map(({ line, note }) => [line, note]))
}

const deleteItem = (id: string, headers: Headers) =>
  server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers })

describe('a highlight', () => {
  it('is stored with its note, and stays until it is removed', async () => {
    const { headers, id } = await visit()
    const line = { id, line: 'sentence-0', headers }
    expect(await put(line)).toMatchObject({ status: 200, body: { line: 'sentence-0', note: '' } })
    expect(await put(line, { note: '  Ask about this. ' })).toMatchObject({
      body: { note: 'Ask about this.' },
    })
    await put({ ...line, line: 'insight-1' })
    expect(await list(id, headers)).toMatchObject({
      status: 200,
      body: {
        highlights: [
          { line: 'sentence-0', note: 'Ask about this.' },
          { line: 'insight-1', note: '' },
        ],
      },
      headers: { 'cache-control': 'no-store' },
    })
    expect(await remove(line)).toMatchObject({ status: 200, body: { line: 'sentence-0' } })
    expect((await remove(line)).status).toBe(200)
    expect(await notes(id, headers)).toEqual({ 'insight-1': '' })
  })

  it('keeps its note when it is highlighted again, and loses it where that is emptied', async () => {
    const { headers, id } = await visit()
    const line = { id, line: 'insight-0', headers }
    await put(line, { note: 'Kept.' })
    expect(await put(line)).toMatchObject({ body: { note: 'Kept.' } })
    expect(await put(line, { note: '' })).toMatchObject({ body: { note: '' } })
  })

  it('is refused a note that is too long, with the field and the reason', async () => {
    const { headers, id } = await visit()
    const line = { id, line: 'insight-0', headers }
    const longest = 'x'.repeat(maxNoteCharacters)
    expect(await put(line, { note: longest })).toMatchObject({ status: 200, body: { note: longest } })
    expect(await put(line, { note: `${longest}x` })).toMatchObject({
      status: 400,
      problem: {
        code: 'INVALID_REQUEST',
        errors: [{ field: 'body.note', reason: 'A note can have at most 2,000 characters.' }],
      },
    })
    expect(await notes(id, headers)).toEqual({ 'insight-0': longest })
  })

  it.each([
    ['a line that is not there', 'insight-99', 404],
    ['a gist where there is none', 'gist-0', 404],
    ['a chapter', 'chapter-0', 400],
  ])('cannot be of %s', async (_what, line, status) => {
    const { headers, id } = await visit()
    expect((await put({ id, line, headers })).status).toBe(status)
    expect(await notes(id, headers)).toEqual({})
  })

  it('is read and changed by its owner alone', async () => {
    const { headers, id } = await visit()
    const line = { id, line: 'insight-0', headers }
    await put(line, { note: 'Mine.' })
    for (const others of [{}, (await visit()).headers, await signInWith(server, newEmail())]) {
      expect((await put({ ...line, headers: others }, { note: 'Theirs.' })).status).toBe(404)
      expect((await remove({ ...line, headers: others })).status).toBe(404)
      expect((await list(id, others)).status).toBe(404)
    }
    expect(await notes(id, headers)).toEqual({ 'insight-0': 'Mine.' })
  })

  it('is on every device of its account', async () => {
    const email = newEmail()
    const headers = await signInWith(server, email)
    const { id } = await summarize(headers)
    await put({ id, line: 'insight-0', headers }, { note: 'From here.' })
    expect(await notes(id, await signInWith(server, email))).toEqual({ 'insight-0': 'From here.' })
  })

  it('is limited to sixty a minute for one person', async () => {
    const { headers, id } = await visit()
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await put({ id, line: 'insight-0', headers })).status),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  })

  it('cannot be made in a summary that the plan locks', async () => {
    const headers = await signInWith(server, newEmail())
    const { id } = await summarize(headers)
    await server.database.orm.execute(
      sql`update history_items set created_at = now() - interval '8 days' where id = ${id}`,
    )
    expect((await put({ id, line: 'insight-0', headers })).status).toBe(404)
  })

  it('is shown to nobody by a shared page or a shared line', async () => {
    const headers = await signInWith(server, newEmail())
    const { id } = await summarize(headers)
    const secret = 'Nobody else reads this.'
    await put({ id, line: 'insight-0', headers }, { note: secret })
    const whole = await server.call('POST /api/history/:id/share', {
      path: `/api/history/${id}/share`,
      headers,
    })
    const moment = await server.call('POST /api/history/:id/moments/:line', {
      path: `/api/history/${id}/moments/insight-0`,
      headers,
    })
    if (!whole.ok || !moment.ok) throw new Error('It was not shared')
    const { sharePath } = whole.body
    const { momentPath } = moment.body
    const calls = [sharePath.replace('/s/', '/api/shared/'), momentPath.replace('/m/', '/api/moments/')]
    for (const url of calls) {
      const { statusCode, body } = await server.app.inject({ url })
      expect(statusCode).toBe(200)
      expect(body).not.toContain(secret)
      expect(body).not.toMatch(/highlight/i)
    }
  })
})

describe('the end of a highlight', () => {
  it('comes with its summary, and an undo brings it back', async () => {
    const { headers, id } = await visit()
    await put({ id, line: 'insight-0', headers }, { note: 'Here.' })
    await deleteItem(id, headers)
    expect((await list(id, headers)).status).toBe(404)
    expect((await put({ id, line: 'insight-1', headers })).status).toBe(404)
    await server.call('POST /api/history/:id/restore', { path: `/api/history/${id}/restore`, headers })
    expect(await notes(id, headers)).toEqual({ 'insight-0': 'Here.' })
    await deleteItem(id, headers)
    expect((await summarize(headers)).id).toBe(id)
    expect(await notes(id, headers)).toEqual({})
  })

  it('comes by the sweep, a day after its summary was deleted', async () => {
    const { headers, id } = await visit()
    await put({ id, line: 'insight-0', headers })
    const { orm } = server.database
    const countRows = async () =>
      (await orm.execute(sql`select from highlights where item_id = ${id}`)).rowCount
    await deleteItem(id, headers)
    await purgeHistory(orm, signal)
    expect(await countRows()).toBe(1)
    await orm.execute(sql`update history_items set deleted_at = now() - interval '25 hours' where id = ${id}`)
    await purgeHistory(orm, signal)
    expect(await countRows()).toBe(0)
  })

  it('comes with its account', async () => {
    const email = newEmail()
    const headers = await signInWith(server, email)
    const { id } = await summarize(headers)
    await put({ id, line: 'insight-0', headers })
    const { orm } = server.database
    const { rows } = await orm.execute<{ id: string }>(sql`select id from users where email = ${email}`)
    await createHistoryHook('').purge(orm, rows[0]?.id ?? '')
    const { rowCount } = await orm.execute(sql`select from highlights where item_id = ${id}`)
    expect(rowCount).toBe(0)
  })
})

describe('a sign-in', () => {
  it('hands the highlights of the browser to the account, and its export has them', async () => {
    const { jar, headers, id } = await visit()
    await put({ id, line: 'insight-0', headers }, { note: 'Before.' })
    const ada = await signIn(server.deps, newEmail(), { jar })
    expect(await notes(id, ada.headers)).toEqual({ 'insight-0': 'Before.' })
    const file = await server.app.inject({ url: '/api/account/export', headers: ada.headers })
    expect(file.json<{ history: object[] }>().history).toContainEqual(
      expect.objectContaining({
        id,
        highlights: [{ line: 'insight-0', note: 'Before.', createdAt: expect.any(String) }],
      }),
    )
  })

  it('joins them with those of the same summary that the account has, and loses no note', async () => {
    const email = newEmail()
    const ada = await signInWith(server, email)
    const { id } = await summarize(ada)
    const guest = await visit()
    const own = { id, headers: ada }
    const brought = { id: guest.id, headers: guest.headers }
    await put({ ...own, line: 'insight-0' }, { note: 'Mine.' })
    await put({ ...brought, line: 'insight-0' }, { note: 'Brought.' })
    await put({ ...own, line: 'insight-1' })
    await put({ ...brought, line: 'insight-1' }, { note: 'Only brought.' })
    await put({ ...own, line: 'insight-2' }, { note: 'The same.' })
    await put({ ...brought, line: 'insight-2' }, { note: 'The same.' })
    await put({ ...brought, line: 'sentence-0' }, { note: 'New.' })
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    expect(await notes(id, headers)).toEqual({
      'insight-0': 'Mine.\n\nBrought.',
      'insight-1': 'Only brought.',
      'insight-2': 'The same.',
      'sentence-0': 'New.',
    })
  })

  it('does not bring back what was highlighted in a summary that the account deleted', async () => {
    const email = newEmail()
    const ada = await signInWith(server, email)
    const { id } = await summarize(ada)
    await put({ id, line: 'insight-0', headers: ada }, { note: 'Deleted.' })
    await deleteItem(id, ada)
    const guest = await visit()
    await put({ id: guest.id, line: 'insight-1', headers: guest.headers })
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    expect(await notes(id, headers)).toEqual({ 'insight-1': '' })
  })
})
