import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { readRow, sql } from '#server/db/sql.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signInWith, summarizeText } from './member.ts'

let server: TestApp
let ada: { cookie: string }

/**
 * The items that Ada had, the oldest first: what it is of, in what language and form, and how many days ago.
 */
const given = [
  { title: 'Ships', channel: 'Museum', language: 'en', form: 'key-insights', days: 40 },
  { title: 'Schiffe', channel: 'Museum', language: 'de', form: 'key-insights', days: 30 },
  { title: 'Lamps', channel: 'Harbour', language: 'en', form: 'outline', days: 20 },
  { title: 'Oil', channel: 'Harbour', language: 'en', form: 'key-insights', days: 10 },
  { title: 'Nameless', channel: '', language: 'en', form: 'key-insights', days: 1 },
]

beforeAll(async () => {
  server = await startApp()
  ada = await signInWith(server, 'ada@example.org', 'unlimited')
  for (const { title, channel, language, form, days } of given) {
    const id = await summarizeText(server, { title, text: `The ${title} stood by the sea.`, headers: ada })
    await server.database.db.execute(sql`
      update history_items set channel = ${channel}, language = ${language}, form = ${form},
        created_at = now() - ${days}::int * interval '1 day' where id = ${id}`)
  }
})
afterAll(() => server[Symbol.asyncDispose]())

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

async function list(query: Record<string, string>, headers = ada) {
  const answer = await server.call('GET /api/history', { headers, query })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body
}
const titles = (page: { items: { videoTitle: string }[] }) => page.items.map((item) => item.videoTitle)

it.each([
  [{ channel: 'Museum' }, ['Schiffe', 'Ships']],
  [{ language: 'de' }, ['Schiffe']],
  [{ form: 'outline' }, ['Lamps']],
  [{ from: daysAgo(25) }, ['Nameless', 'Oil', 'Lamps']],
  [{ until: daysAgo(25) }, ['Schiffe', 'Ships']],
  [{ from: daysAgo(35), until: daysAgo(15) }, ['Lamps', 'Schiffe']],
  [{ channel: 'Harbour', language: 'en', form: 'key-insights' }, ['Oil']],
  [{ q: 'sea', channel: 'Museum' }, ['Schiffe', 'Ships']],
  [{ q: 'lamps', channel: 'Museum' }, []],
  [{ channel: 'museum' }, []],
])('a list with %j has what passes', async (query, found) => {
  const page = await list(query)
  expect(titles(page)).toEqual(found)
  expect(page.total).toBe(found.length)
})

it('pages hold the filters in each order, and lose and repeat nothing', async () => {
  for (const sort of ['newest', 'oldest', 'title', 'longest']) {
    const whole = titles(await list({ sort, language: 'en' }))
    expect(whole).toHaveLength(4)
    const pieces: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list({ sort, language: 'en', limit: '1', ...(cursor === '' ? {} : { cursor }) })
      pieces.push(...titles(page))
      expect(page.choices === null).toBe(cursor !== '')
      cursor = page.nextCursor
    }
    expect(pieces).toEqual(whole)
  }
})

it('the history says what there is to filter by, of all that the plan shows, whatever is asked for', async () => {
  const { choices } = await list({ channel: 'Museum', q: 'ships' })
  expect(choices).toEqual({
    channel: [
      { value: 'Harbour', name: 'Harbour', count: 2 },
      { value: 'Museum', name: 'Museum', count: 2 },
    ],
    language: [
      { value: 'en', name: 'en', count: 4 },
      { value: 'de', name: 'de', count: 1 },
    ],
    form: [
      { value: 'key-insights', name: 'Key insights', count: 4 },
      { value: 'outline', name: 'Lecture outline', count: 1 },
    ],
  })
})

it('a form of its owner is named as its summary names it', async () => {
  const { db } = server.database
  const own = crypto.randomUUID()
  const bob = await signInWith(server, 'bob@example.org')
  const id = await summarizeText(server, { title: 'Own', text: 'The own one.', headers: bob })
  await db.execute(sql`update history_items set form = ${own} where id = ${id}`)
  await db.execute(sql`
    update summaries set form = ${own}, body = body || jsonb_build_object('form', jsonb_build_object('id', ${own}::text, 'name', 'My way', 'sections', '[]'::jsonb))
    where id = (select summary_id from history_items where id = ${id})`)
  expect((await list({}, bob)).choices?.form).toEqual([{ value: own, name: 'My way', count: 1 }])
  expect((await list({ form: own }, bob)).total).toBe(1)
})

it('where nothing is found, says which one filter hides how many', async () => {
  const hidden = async (query: Record<string, string>) => (await list(query)).hiddenBy
  expect(await hidden({ channel: 'Harbour', language: 'de' })).toEqual([
    { filter: 'channel', count: 1 },
    { filter: 'language', count: 2 },
  ])
  expect(await hidden({ q: 'ships', channel: 'Harbour', from: daysAgo(5) })).toEqual([])
  expect(await hidden({ q: 'lamps', channel: 'Harbour', from: daysAgo(5) })).toEqual([
    { filter: 'date', count: 1 },
  ])
  expect(await hidden({ q: 'nowhere' })).toEqual([{ filter: 'q', count: 5 }])
  expect(await hidden({ channel: 'Harbour' })).toEqual([])
})

it('what is given again is filed under its channel, language and form', async () => {
  const eve = await signInWith(server, 'eve@example.org')
  const text = 'The keeper of the light goes up to the lamp every evening and trims it by hand.'
  const id = await summarizeText(server, { title: 'Again', text, headers: eve })
  const filed = () =>
    readRow(
      server.database.db,
      z.object({ channel: z.string(), language: z.string(), form: z.string() }),
      sql`select channel, language, form from history_items where id = ${id}`,
    )
  expect(await filed()).toEqual({ channel: '', language: 'en', form: 'key-insights' })
  await server.database.db.execute(sql`update history_items set language = '', form = '' where id = ${id}`)
  await summarizeText(server, { title: 'Other', text: 'Another text of the same keeper.', headers: eve })
  await summarizeText(server, { title: 'Again', text, headers: eve })
  expect(await filed()).toMatchObject({ language: 'en', form: 'key-insights' })
})

it('transcripts are filtered too, but by no form', async () => {
  const call = (query: Record<string, string>) =>
    server.call('GET /api/transcriptions', { headers: ada, query })
  await server.database.db.execute(sql`
    update history_items set channel = 'Museum' where summary_id is null and transcript_id in (
      select transcript_id from history_items where channel = 'Museum')`)
  expect(await call({ channel: 'Museum' })).toMatchObject({ body: { total: 2 } })
  expect(await call({ channel: 'Museum' })).toMatchObject({ body: { choices: { form: [] } } })
  expect(await call({ form: 'outline' })).toMatchObject({ status: 400 })
})

it('the history refuses what is no filter', async () => {
  for (const query of [
    { from: 'yesterday' },
    { until: '2026-13-01' },
    { channel: '' },
    { form: 'x'.repeat(41) },
  ]) {
    expect((await server.call('GET /api/history', { headers: ada, query })).status).toBe(400)
  }
})

it('the file has what the filters leave', async () => {
  const file = await server.app.inject({
    url: '/api/history/file?format=csl&channel=Museum&language=de',
    headers: ada,
  })
  const cited = z.array(z.object({ title: z.string() })).parse(JSON.parse(file.body))
  expect(cited.map(({ title }) => title)).toEqual(['Schiffe'])
})
