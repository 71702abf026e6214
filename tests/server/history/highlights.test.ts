import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxNoteCharacters } from '#product/limits.ts'
import { sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { highlightCalls } from './highlight-calls.ts'
import { signInWith, summarizeText } from './member.ts'

let server: TestApp
let calls: ReturnType<typeof highlightCalls>
beforeAll(async () => {
  server = await startApp()
  calls = highlightCalls(server)
})
afterAll(() => server[Symbol.asyncDispose]())

let people = 0
const newEmail = (): string => `reader-${(people += 1)}@example.org`

describe('a highlight', () => {
  it('is stored with its note, and stays until it is removed', async () => {
    const { headers, id } = await calls.visit()
    const line = { id, line: 'sentence-0', headers }
    expect(await calls.put(line)).toMatchObject({ status: 200, body: { line: 'sentence-0', note: '' } })
    expect(await calls.put(line, { note: '  Ask about this. ' })).toMatchObject({
      body: { note: 'Ask about this.' },
    })
    await calls.put({ ...line, line: 'insight-1' })
    expect(await calls.list(id, headers)).toMatchObject({
      status: 200,
      body: {
        highlights: [
          { line: 'sentence-0', note: 'Ask about this.' },
          { line: 'insight-1', note: '' },
        ],
      },
      headers: { 'cache-control': 'no-store' },
    })
    expect(await calls.remove(line)).toMatchObject({ status: 200, body: { line: 'sentence-0' } })
    expect((await calls.remove(line)).status).toBe(200)
    expect(await calls.notes(id, headers)).toEqual({ 'insight-1': '' })
  })

  it('is neither read, nor written, nor removed in an item that nobody has', async () => {
    const { headers } = await calls.visit()
    const path = '/api/history/3f0e6c1a-7a52-4f0b-9a36-0f8a4f2d1c11/highlights'
    const line = `${path}/sentence-0`
    const answers = [
      await server.call('GET /api/history/:id/highlights', { path, headers }),
      await server.call('PUT /api/history/:id/highlights/:line', { path: line, headers, payload: {} }),
      await server.call('DELETE /api/history/:id/highlights/:line', { path: line, headers }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('keeps its note when it is highlighted again, and loses it where that is emptied', async () => {
    const { headers, id } = await calls.visit()
    const line = { id, line: 'insight-0', headers }
    await calls.put(line, { note: 'Kept.' })
    expect(await calls.put(line)).toMatchObject({ body: { note: 'Kept.' } })
    expect(await calls.put(line, { note: '' })).toMatchObject({ body: { note: '' } })
  })

  it('is refused a note that is too long, with the field and the reason', async () => {
    const { headers, id } = await calls.visit()
    const line = { id, line: 'insight-0', headers }
    const longest = 'x'.repeat(maxNoteCharacters)
    expect(await calls.put(line, { note: longest })).toMatchObject({ status: 200, body: { note: longest } })
    expect(await calls.put(line, { note: `${longest}x` })).toMatchObject({
      status: 400,
      problem: {
        code: 'INVALID_REQUEST',
        errors: [{ field: 'body.note', reason: 'A note can have at most 2,000 characters.' }],
      },
    })
    expect(await calls.notes(id, headers)).toEqual({ 'insight-0': longest })
  })

  it.each([
    ['a line that is not there', 'insight-99', 404],
    ['a chapter', 'chapter-0', 400],
  ])('cannot be of %s', async (_what, line, status) => {
    const { headers, id } = await calls.visit()
    expect((await calls.put({ id, line, headers })).status).toBe(status)
    expect(await calls.notes(id, headers)).toEqual({})
  })

  it('cannot be of a gist where there is none', async () => {
    const headers = await signInWith(server, newEmail())
    const text = 'The tower stands in the bay. It was built in 1889. Its lamp is seen from the harbour.'
    const id = await summarizeText(server, { title: 'Too short for one', text, headers })
    expect((await calls.put({ id, line: 'gist-0', headers })).status).toBe(404)
    expect(await calls.notes(id, headers)).toEqual({})
  })

  it('is read and changed by its owner alone', async () => {
    const { headers, id } = await calls.visit()
    const line = { id, line: 'insight-0', headers }
    await calls.put(line, { note: 'Mine.' })
    for (const others of [{}, (await calls.visit()).headers, await signInWith(server, newEmail())]) {
      expect((await calls.put({ ...line, headers: others }, { note: 'Theirs.' })).status).toBe(404)
      expect((await calls.remove({ ...line, headers: others })).status).toBe(404)
      expect((await calls.list(id, others)).status).toBe(404)
    }
    expect(await calls.notes(id, headers)).toEqual({ 'insight-0': 'Mine.' })
  })

  it('is on every device of its account', async () => {
    const email = newEmail()
    const headers = await signInWith(server, email)
    const { id } = await calls.summarize(headers)
    await calls.put({ id, line: 'insight-0', headers }, { note: 'From here.' })
    expect(await calls.notes(id, await signInWith(server, email))).toEqual({ 'insight-0': 'From here.' })
  })

  it('is limited to sixty a minute for one person', async () => {
    const { headers, id } = await calls.visit()
    const statuses = await Promise.all(
      Array.from({ length: 61 }, async () => (await calls.put({ id, line: 'insight-0', headers })).status),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  })

  it('cannot be made in a summary that the plan locks', async () => {
    const headers = await signInWith(server, newEmail())
    const { id } = await calls.summarize(headers)
    await server.database.db.execute(
      sql`update history_items set created_at = now() - interval '8 days' where id = ${id}`,
    )
    expect((await calls.put({ id, line: 'insight-0', headers })).status).toBe(404)
  })

  it('is shown to nobody by a shared page or a shared line', async () => {
    const headers = await signInWith(server, newEmail())
    const { id } = await calls.summarize(headers)
    const secret = 'Nobody else reads this.'
    await calls.put({ id, line: 'insight-0', headers }, { note: secret })
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
    const addresses = [sharePath.replace('/s/', '/api/shared/'), momentPath.replace('/m/', '/api/moments/')]
    for (const url of addresses) {
      const { statusCode, body } = await server.app.inject({ url })
      expect(statusCode).toBe(200)
      expect(body).not.toContain(secret)
      expect(body).not.toMatch(/highlight/i)
    }
  })
})
