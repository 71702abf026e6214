import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { purgeHistory } from '#server/features/history/purge.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, cookiesOf, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { signInWith } from './member.ts'

const { signal } = new AbortController()

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterEach(() => emptyTables(server.database))
afterAll(() => server[Symbol.asyncDispose]())

type Headers = Record<string, string>

/** Two captions with the parts that a person may correct. */
const captions = ({ end = '00:04', speaker = 'ANA', hour = '00' } = {}): string =>
  `1\n${hour}:00:01,000 --> ${hour}:${end},000\n${speaker}: The harbour was built in a year.\n\n` +
  `2\n${hour}:00:05,000 --> ${hour}:00:07,000\nBEN: Nobody had asked the fishermen.\n`

type Given = { text?: string; title?: string; headers?: Headers }

/** Pastes a transcript; gives the whole answer and the cookies of its browser. */
async function paste({ text = captions(), title = 'Harbour', headers }: Given = {}) {
  const answer = await server.call('POST /api/transcripts', {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    query: { title },
    payload: text,
  })
  if (!answer.ok) throw new Error(answer.problem.detail)
  const { transcript, cached } = answer.body
  return { id: transcript.id, transcript, cached, headers: headers ?? cookiesOf(answer.headers) }
}

const read = (id: string, headers: Headers) =>
  server.call('GET /api/transcripts/:id', { path: `/api/transcripts/${id}`, headers })

async function countRows(table: 'transcripts' | 'history_items'): Promise<number> {
  const { rows } = await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? 0
}

async function summarize(transcriptId: string, headers: Headers) {
  const answer = await server.call('POST /api/summarize', { headers, payload: { transcriptId } })
  if (!answer.ok || answer.body.locked) throw new Error('No summary was handed out')
  return answer.body
}

describe('the same transcript pasted by two visitors', () => {
  it('is two records, and neither visitor learns that there is another', async () => {
    const [one, other] = [await paste(), await paste()]
    expect(other.cached).toBe(false)
    expect(other.id).not.toBe(one.id)
    expect((await read(one.id, other.headers)).status).toBe(404)
    expect((await read(other.id, one.headers)).status).toBe(404)
    expect({ ...other.transcript, id: one.id }).toEqual(one.transcript)
  })

  it('is summarized for each with what that visitor gave, and no summary of one is the other’s', async () => {
    const [one, other] = [await paste({ title: 'Mine' }), await paste({ title: 'Yours' })]
    const [mine, yours] = [await summarize(one.id, one.headers), await summarize(other.id, other.headers)]
    expect([mine.videoTitle, yours.videoTitle]).toEqual(['Mine', 'Yours'])
    expect([mine.transcriptId, yours.transcriptId]).toEqual([one.id, other.id])
    expect(yours.cached).toBe(false)
  })

  it('stays whole for the one when the other deletes it', async () => {
    const [one, other] = [await paste(), await paste()]
    await summarize(other.id, other.headers)
    await server.database.pool.query(
      `update history_items set deleted_at = now() - interval '2 days' where transcript_id = $1`,
      [one.id],
    )
    await purgeHistory(server.database.db, signal)
    expect((await read(one.id, one.headers)).status).toBe(404)
    expect(await read(other.id, other.headers)).toMatchObject({ ok: true, body: other.transcript })
    expect((await summarize(other.id, other.headers)).cached).toBe(true)
  })
})

describe('a transcript pasted again by its owner', () => {
  it.each([
    ['end', { text: captions({ end: '00:03' }) }, (given: Pasted) => given.sentences[0]?.end, 3],
    [
      'speaker',
      { text: captions({ speaker: 'EVA' }) },
      (given: Pasted) => given.sentences[0]?.speaker,
      'EVA',
    ],
    [
      'clock',
      { text: captions({ hour: '01', end: '00:04' }) },
      (given: Pasted) => given.clockOffsetSeconds,
      3600,
    ],
    ['title', { title: 'The harbour' }, (given: Pasted) => given.videoTitle, 'The harbour'],
  ])('with a corrected %s is what was pasted last', async (_part, corrected, pick, expected) => {
    const first = await paste()
    const second = await paste({ ...corrected, headers: first.headers })
    expect(pick(second.transcript)).toBe(expected)
    expect(second).toMatchObject({ cached: false })
    const stored = await read(second.id, first.headers)
    expect(stored.ok && pick(stored.body)).toBe(expected)
    expect(await read(first.id, first.headers)).toMatchObject({ ok: true, body: first.transcript })
  })

  it('unchanged is the record that is there, also where both arrive at once or it was deleted', async () => {
    const first = await paste()
    const [, , again] = await Promise.all([
      paste({ headers: first.headers }),
      paste({ headers: first.headers }),
      paste({ headers: first.headers }),
    ])
    expect(again).toMatchObject({ id: first.id, cached: true })
    await server.database.pool.query('update history_items set deleted_at = now()')
    expect((await paste({ headers: first.headers })).id).toBe(first.id)
    expect((await read(first.id, first.headers)).status).toBe(200)
    const { headers } = await paste({ text: 'Only one of these is stored.' })
    const all = await Promise.all(Array.from({ length: 4 }, () => paste({ title: 'At once', headers })))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })
})

type Pasted = Awaited<ReturnType<typeof paste>>['transcript']

describe('a visitor who pasted what their account has, and signs in', () => {
  it('has it once, with one summary, and what only the visitor pasted as well', async () => {
    const ada = await signInWith(server, 'ada@example.org')
    const known = await paste({ headers: ada })
    await summarize(known.id, ada)
    const jar: Jar = new Map()
    const brought = await paste()
    keepCookies(jar, brought.headers['cookie'] ?? '')
    await summarize(brought.id, cookieHeader(jar))
    const other = await paste({ title: 'Only here', headers: cookieHeader(jar) })
    const { headers } = await signIn(server.deps, 'ada@example.org', { jar })
    const listed = await server.call('GET /api/transcriptions', { headers })
    expect(listed.ok && listed.body.items.map(({ videoTitle }) => videoTitle).toSorted()).toEqual([
      'Harbour',
      'Only here',
    ])
    expect(await server.call('GET /api/history', { headers })).toMatchObject({ body: { total: 1 } })
    expect((await paste({ headers })).id).toBe(known.id)
    expect((await read(other.id, headers)).status).toBe(200)
  })

  it('keeps a corrected one beside that of the account', async () => {
    const ada = await signInWith(server, 'ada@example.org')
    const known = await paste({ headers: ada })
    const jar: Jar = new Map()
    const corrected = await paste({ text: captions({ speaker: 'EVA' }) })
    keepCookies(jar, corrected.headers['cookie'] ?? '')
    const { headers } = await signIn(server.deps, 'ada@example.org', { jar })
    expect(await countRows('history_items')).toBe(2)
    for (const { id, transcript } of [known, corrected])
      expect(await read(id, headers)).toMatchObject({ ok: true, body: transcript })
  })
})
