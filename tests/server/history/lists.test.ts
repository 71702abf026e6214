import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readRow, sql } from '#server/db/sql.ts'
import { sweepHistory } from '#server/features/history/purge.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import { giveTranscript, signInWith, summarizeText } from './member.ts'

const { signal } = new AbortController()

let server: TestApp
let ada: { cookie: string }

/** The items that Ada had, the oldest first. */
const given = [
  ['Moon', 'We choose to go to the Moon in this decade. It is hard. Mountains are climbed as well.'],
  ['全球气候', '全球气候变化的影响越来越大。我们应该保护环境。'],
  ['東京', '昨日は東京タワーへ行きました。とても楽しかったです。'],
  ['ภาษา', 'ผมเรียนภาษาไทยทุกวัน และชอบอ่านหนังสือมาก'],
  ['كتب', 'قرأت الكتاب الجديد أمس. كان ممتعا جدا.'],
  ['apples', 'Apples grow on trees. People eat apples every day. The café sells them.'],
] as const
const ids: string[] = []

beforeAll(async () => {
  server = await startApp()
  ada = await signInWith(server, 'ada@example.org', 'unlimited')
  for (const [title, text] of given) ids.push(await summarizeText(server, { title, text, headers: ada }))
})
afterAll(() => server[Symbol.asyncDispose]())

async function list(query: Record<string, string> = {}, headers = ada) {
  const answer = await server.call('GET /api/history', { headers, query })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body
}

const titles = (page: { items: { videoTitle: string }[] }) => page.items.map((item) => item.videoTitle)

describe('GET /api/history', () => {
  it('lists what a user was given, the newest first, with all that the list shows', async () => {
    const page = await list()
    expect(titles(page)).toEqual(given.map(([title]) => title).toReversed())
    expect(page).toMatchObject({ total: 6, nextCursor: null, beyond: { count: 0, windowDays: null } })
    expect(page.items.at(-1)).toMatchObject({
      id: ids[0],
      videoUrl: null,
      language: 'en',
      isShared: false,
      summary: expect.stringContaining('Moon'),
      keyInsights: expect.any(Array),
    })
  })

  it.each([
    ['moon', ['Moon']],
    ['mountain decade', ['Moon']],
    ['climb MOON', ['Moon']],
    ['气候变化', ['全球气候']],
    ['東京タワー', ['東京']],
    ['タワ', ['東京']],
    ['ภาษาไทย', ['ภาษา']],
    ['كتاب', ['كتب']],
    ['apple cafe', ['apples']],
    ['moon apples', []],
    ["it's '); drop", []],
    ['%_?!', []],
  ])('finds %j', async (q, found) => {
    const page = await list({ q })
    expect(titles(page)).toEqual(found)
    expect(page.total).toBe(found.length)
  })

  it('shows what a search found: lines of the summary, and what was only said', async () => {
    const text = Array.from({ length: 60 }, (_, n) => `The keeper of lighthouse ${n} counts ships all day.`)
    text.splice(30, 0, 'A walrus came by once.')
    const kim = await signInWith(server, 'kim@example.org')
    await summarizeText(server, { title: 'Keepers', text: text.join(' '), headers: kim })
    const [item] = (await list({ q: 'walrus' }, kim)).items
    expect(item?.summary).not.toContain('walrus')
    expect(item?.hits).toEqual([
      { text: 'A walrus came by once.', words: ['walrus'], second: null, state: 'quoted', isSpoken: true },
    ])
    const [both] = (await list({ q: 'keeper walrus' }, kim)).items
    expect(both?.hits.map(({ isSpoken }) => isSpoken)).toEqual([false, true, false])
    expect(new Set(both?.hits.flatMap(({ words }) => words))).toEqual(new Set(['keeper', 'walrus']))
    expect((await list({}, kim)).items[0]?.hits).toEqual([])
  })

  it('goes on page by page in each order, and neither loses nor repeats anything', async () => {
    for (const sort of ['newest', 'oldest', 'title', 'longest']) {
      const whole = titles(await list({ sort }))
      const pieces: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page = await list({ sort, limit: '2', ...(cursor === '' ? {} : { cursor }) })
        pieces.push(...titles(page))
        expect(page.total).toBe(6)
        cursor = page.nextCursor
      }
      expect(pieces).toEqual(whole)
    }
    expect(titles(await list({ sort: 'oldest' }))).toEqual(given.map(([title]) => title))
    expect(titles(await list({ sort: 'title' })).slice(0, 2)).toEqual(['apples', 'Moon'])
  })

  it('moves up what is given again, and leaves out what was taken away', async () => {
    const bob = await signInWith(server, 'bob@example.org')
    const one = { title: 'One', text: 'This is the first text of Bob.', headers: bob }
    const first = await summarizeText(server, one)
    const other = await summarizeText(server, { ...one, title: 'Other', text: 'This is another.' })
    expect(await summarizeText(server, one)).toBe(first)
    expect((await list({}, bob)).items.map(({ id }) => id)).toEqual([first, other])
    await server.call('DELETE /api/history/:id', { path: `/api/history/${first}`, headers: bob })
    expect((await list({}, bob)).items.map(({ id }) => id)).toEqual([other])
    expect((await list({ q: 'first' }, bob)).total).toBe(0)
  })

  it('counts what lies beyond the window of the plan, and shows it again with a larger plan', async () => {
    const eve = await signInWith(server, 'eve@example.org')
    const id = await summarizeText(server, { title: 'Old', text: 'An old text of Eve.', headers: eve })
    await server.database.db.execute(
      sql`update history_items set created_at = now() - interval '8 days' where id = ${id}`,
    )
    await summarizeText(server, { title: 'New', text: 'A new text of Eve.', headers: eve })
    const free = await list({ q: 'text' }, eve)
    expect(titles(free)).toEqual(['New'])
    expect(free).toMatchObject({ total: 1, beyond: { count: 1, windowDays: 7 } })
    const pro = await list({ q: 'text' }, await signInWith(server, 'eve@example.org', 'pro'))
    expect(titles(pro)).toEqual(['New', 'Old'])
    expect(pro.beyond).toEqual({ count: 0, windowDays: 90 })
  })

  it('refuses what it cannot read, and who is not signed in', async () => {
    const { nextCursor } = await list({ limit: '1' })
    const refused = { sort: 'shoe size', limit: '1000', cursor: 'nonsense', colour: 'red' }
    for (const [name, value] of Object.entries(refused)) {
      const answer = await server.call('GET /api/history', { headers: ada, query: { [name]: value } })
      expect(answer).toMatchObject({ status: 400, problem: { code: 'INVALID_REQUEST' } })
    }
    const other = { sort: 'title', cursor: nextCursor ?? '' }
    expect((await server.call('GET /api/history', { headers: ada, query: other })).status).toBe(400)
    expect(await server.call('GET /api/history')).toMatchObject({
      status: 401,
      problem: { code: 'UNAUTHORIZED', detail: 'Unauthorized' },
    })
  })
})

describe('GET /api/transcriptions', () => {
  const ask = (query: Record<string, string>, headers: Record<string, string>) =>
    server.call('GET /api/transcriptions', { headers, query })

  it('lists every transcript that a user had, summarized or not, with how it begins', async () => {
    const dora = await signInWith(server, 'dora@example.org')
    const text = `Beginning. ${'Many words follow here. '.repeat(40)}`
    const transcriptId = await giveTranscript(server, { title: 'Only words', text, headers: dora })
    await summarizeText(server, { title: 'Both', text: 'A text that is summarized.', headers: dora })
    const page = await ask({}, dora)
    if (!page.ok) throw new Error(page.problem.detail)
    expect(titles(page.body)).toEqual(['Both', 'Only words'])
    const [, only] = page.body.items
    expect(only).toMatchObject({ transcriptId, videoUrl: null, timings: 'none' })
    expect(only?.content).toHaveLength(300)
    expect(only?.content.startsWith('Beginning.')).toBe(true)
    expect(await ask({ q: 'follow' }, dora)).toMatchObject({ body: { total: 1 } })
    const taken = { path: `/api/history/${only?.id}`, headers: dora }
    expect((await server.call('DELETE /api/history/:id', taken)).ok).toBe(true)
    expect(await ask({}, dora)).toMatchObject({ body: { total: 1 } })
  })

  it('is for who is signed in', async () => {
    expect(await ask({}, {})).toMatchObject({ status: 401, problem: { detail: 'Unauthorized' } })
    expect((await ask({ limit: '0' }, ada)).status).toBe(400)
  })
})

describe('the history of an account', () => {
  it('takes in what its browser was given before, once', async () => {
    const jar = new Map<string, string>()
    const visitor = await server.app.inject({
      method: 'POST',
      url: '/api/users/register',
      payload: { email: 'fay@example.org' },
    })
    keepCookies(jar, visitor.headers['set-cookie'])
    const asVisitor = cookieHeader(jar)
    const twice = { title: 'Twice', text: 'This text is given twice.' }
    await summarizeText(server, { ...twice, headers: asVisitor })
    const once = await summarizeText(server, { title: 'Once', text: 'And this one.', headers: asVisitor })
    const elsewhere = await signInWith(server, 'fay@example.org')
    const own = await summarizeText(server, { ...twice, headers: elsewhere })
    const { headers } = await signIn(server.deps, 'fay@example.org', { jar })
    const page = await list({}, headers)
    expect(new Set(page.items.map(({ id }) => id))).toEqual(new Set([own, once]))
    const result = { path: `/api/summaries/${once}` }
    expect((await server.call('GET /api/summaries/:id', { ...result, headers })).status).toBe(200)
    expect((await server.call('GET /api/summaries/:id', { ...result, headers: asVisitor })).status).toBe(404)
  })

  it('is exported whole, and forgotten with what the person gave', async () => {
    const { db } = server.database
    const headers = await signInWith(server, 'gus@example.org')
    const shared = { title: 'Shared', text: 'The very same words by two people.' }
    await summarizeText(server, { ...shared, headers })
    await summarizeText(server, { ...shared, headers: ada })
    await summarizeText(server, { title: 'Private', text: 'Words of Gus alone.', headers })
    const hook = server.deps.accountHooks.find(({ name }) => name === 'history')
    const { id: userId } = await readRow(
      db,
      z.object({ id: z.guid() }),
      sql`select id from users where email = 'gus@example.org'`,
    )
    expect(JSON.stringify(await hook?.export?.(db, userId))).toContain('Words of Gus alone.')
    await hook?.purge(db, userId)
    expect((await list({}, headers)).total).toBe(0)
    const left = await db.execute(sql`select title from transcripts where title in ('Shared', 'Private')`)
    expect(left.rows).toEqual([{ title: 'Shared' }])
  })

  it('is made findable by the sweep for users who did not search yet', async () => {
    const { db } = server.database
    await sweepHistory(server.deps, signal)
    const { rows } = await db.execute(sql`select from history_items where not is_indexed`)
    expect(rows).toEqual([])
  })

  it('is made findable however much there is, but for what another node is at', async () => {
    const { db, pool } = server.database
    await db.execute(sql`
      with persons as (insert into people (id) select gen_random_uuid() from generate_series(1, 130) returning id),
        accounts as (insert into users (email, person_id) select id || '@example.org', id from persons returning id)
      insert into history_items (user_id, transcript_id, created_at)
      select id, (select id from transcripts limit 1), now() from accounts`)
    const other = await pool.connect()
    await other.query('begin')
    await other.query(`select from history_items where id = (
      select id from history_items where not is_indexed order by created_at limit 1) for update`)
    await sweepHistory(server.deps, signal)
    const left = await db.execute(sql`select from history_items where not is_indexed`)
    expect(left.rowCount).toBe(1)
    await other.query('rollback')
    other.release()
    await sweepHistory(server.deps, signal)
    expect((await db.execute(sql`select from history_items where not is_indexed`)).rowCount).toBe(0)
  })
})
