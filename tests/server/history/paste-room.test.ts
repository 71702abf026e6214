import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plans, visitorPastedMegabytes, visitorPastedMegabytesPerNetwork } from '#product/plans.ts'
import { purgeHistory, sweepTranscripts } from '#server/features/history/purge.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { callNode } from '#tests/setup/call-node.ts'
import { cookieHeader, cookiesOf, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import { startNode } from '#tests/setup/start-node.ts'
import type { TestNode } from '#tests/setup/start-node.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { signInWith } from './member.ts'

const { signal } = new AbortController()
const megabyte = 1024 * 1024

let server: TestApp
let second: TestNode
beforeAll(async () => {
  server = await startApp()
  second = await startNode(server.database, server.deps.log)
})
afterEach(() => emptyTables(server.database))
afterAll(async () => {
  await second.close()
  await server[Symbol.asyncDispose]()
})

type Headers = Record<string, string>
let texts = 0

/** Pastes a text that nobody pasted before, at one of the two nodes. */
async function paste(
  headers: Headers = {},
  node: Pick<TestNode, 'app'> = server,
  remoteAddress = '127.0.0.1',
) {
  texts += 1
  return await callNode(node.app, 'POST /api/transcripts', {
    remoteAddress,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: `The harbour was built in a year. Nobody had asked the fishermen of village ${texts}.`,
  })
}

/** Pastes as a new visitor; gives the cookies and the id. */
async function pasteAsVisitor(headers: Headers = {}): Promise<{ headers: Headers; id: string }> {
  const answer = await paste(headers)
  if (!answer.ok) throw new Error(answer.problem.detail)
  return { headers: { ...headers, ...cookiesOf(answer.headers) }, id: answer.body.transcript.id }
}

const query = async <R extends object>(text: string, values: unknown[] = []): Promise<R[]> =>
  (await server.database.pool.query<R>(text, values)).rows

/** Lets a stored transcript take all room but for some pastes of this size. */
async function fill(id: string, megabytes: number, pastes = 0): Promise<void> {
  await query(
    `update transcripts set stored_bytes = $2::int - $3::int * (stored_bytes + 100) where id = $1`,
    [id, megabytes * megabyte, pastes],
  )
}

async function count(table: 'transcripts' | 'history_items'): Promise<number> {
  const [row] = await query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return row?.n ?? 0
}

async function pass(days: number): Promise<void> {
  await query(`update history_items set created_at = created_at - interval '${days} days'`)
  await query(`update transcripts set created_at = created_at - interval '${days} days'`)
}

const refused = { ok: false, status: 429, problem: { code: 'PASTE_LIMIT' } }

describe('the room for pasted transcripts', () => {
  it('of a visitor ends, is said with what helps, and is no other visitor’s', async () => {
    const { headers, id } = await pasteAsVisitor()
    await fill(id, visitorPastedMegabytes)
    const answer = await paste(headers)
    expect(answer).toMatchObject(refused)
    expect(!answer.ok && answer.problem.detail).toBe(
      "You've used the 5 MB for transcripts pasted without an account. Sign in for more room, or wait: each goes after 7 days.",
    )
    expect(await count('transcripts')).toBe(1)
    expect((await paste()).status).toBe(201)
  })

  it('of a network ends for its visitors, and not for an account or another network', async () => {
    const { id } = await pasteAsVisitor()
    await fill(id, visitorPastedMegabytesPerNetwork)
    expect(await paste()).toMatchObject(refused)
    expect((await paste({}, server, '198.51.100.7')).status).toBe(201)
    const ada = await signInWith(server, 'ada@example.org')
    expect((await paste(ada)).status).toBe(201)
  })

  it.each(['free', 'pro', 'unlimited'] as const)('of the plan %s is what the table says', async (plan) => {
    const headers = await signInWith(server, 'ada@example.org', plan)
    const { id } = await pasteAsVisitor(headers)
    await fill(id, plans[plan].pastedMegabytes, 1)
    expect((await paste(headers)).status).toBe(201)
    expect(await paste(headers)).toMatchObject(refused)
  })

  it('is never passed by pastes that arrive at once on two nodes', async () => {
    const { headers, id } = await pasteAsVisitor()
    await fill(id, visitorPastedMegabytes, 2)
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => paste(headers, turn % 2 === 0 ? server : second)),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(2)
    for (const answer of all.filter(({ ok }) => !ok)) expect(answer).toMatchObject(refused)
    const [sum] = await query<{ bytes: number }>(`select sum(stored_bytes)::int as bytes from transcripts`)
    expect(sum?.bytes).toBeLessThanOrEqual(visitorPastedMegabytes * megabyte)
  })

  it('is free at once where a transcript was deleted, which is then gone for good', async () => {
    const { headers, id } = await pasteAsVisitor()
    await fill(id, visitorPastedMegabytes)
    await query('update history_items set deleted_at = now()')
    expect((await paste(headers)).status).toBe(201)
    expect(await query('select id from transcripts where id = $1', [id])).toEqual([])
  })

  it('is not taken by the same transcript again', async () => {
    const { headers, id } = await pasteAsVisitor()
    await fill(id, visitorPastedMegabytes)
    const payload = `The harbour was built in a year. Nobody had asked the fishermen of village ${texts}.`
    const again = await server.call('POST /api/transcripts', {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload,
    })
    expect(again).toMatchObject({ ok: true, body: { cached: true, transcript: { id } } })
  })
})

it('the server stores a pasted transcript in a fraction of its size', async () => {
  const payload = Array.from(
    { length: 700 },
    (_, at) => `Then the keeper of lighthouse ${at} wrote ${at * 7} words about the weather and the sea.`,
  ).join(' ')
  await server.call('POST /api/transcripts', {
    headers: { 'content-type': 'application/octet-stream' },
    payload,
  })
  const [stored] = await query<{ bytes: number; columns: number }>(
    `select stored_bytes as bytes, pg_column_size(packed) + coalesce(pg_column_size(sentences), 0) as columns from transcripts`,
  )
  expect(stored?.columns).toBeLessThan(payload.length / 2)
  expect(stored?.bytes).toBeGreaterThanOrEqual(stored?.columns ?? Infinity)
})

describe('what a visitor pasted', () => {
  it('goes after 7 days, with its summary, and leaves the rest of their history', async () => {
    const { headers, id } = await pasteAsVisitor()
    await server.call('POST /api/summarize', { headers, payload: { transcriptId: id } })
    await server.call('POST /api/transcribe', { headers, payload: { videoUrl: 'youtu.be/WZyRbnpGyzQ' } })
    await pass(6.9)
    await purgeHistory(server.database.db, signal)
    expect(await count('history_items')).toBe(3)
    await pass(0.2)
    await purgeHistory(server.database.db, signal)
    expect([await count('history_items'), await count('transcripts')]).toEqual([1, 1])
  })

  it('stays where it joined an account, and its network is forgotten after 7 days', async () => {
    const given = await pasteAsVisitor()
    const jar = new Map<string, string>()
    keepCookies(jar, given.headers['cookie'] ?? '')
    await signIn(server.deps, 'ada@example.org', { jar })
    await pass(8)
    await purgeHistory(server.database.db, signal)
    await sweepTranscripts(server.deps, signal)
    expect(await query('select network from transcripts where id = $1', [given.id])).toEqual([
      { network: null },
    ])
    const path = `/api/transcripts/${given.id}`
    expect((await server.call('GET /api/transcripts/:id', { path, headers: cookieHeader(jar) })).status).toBe(
      200,
    )
  })
})
