import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { deleteOverdue } from '#server/features/accounts/account/end-account.ts'
import { purgeHistory, purgeTranscripts } from '#server/features/history/purge.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookieHeader, keepCookies, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { emptyTables } from '#tests/setup/test-database.ts'
import { giveTranscript, signInWith, summarizeText } from './member.ts'

const { signal } = new AbortController()

let server: TestApp
beforeAll(async () => {
  server = await startApp()
})
afterEach(() => emptyTables(server.database))
afterAll(() => server[Symbol.asyncDispose]())

type Headers = Record<string, string>

const pasted = { title: 'Mine', text: 'My own private words. Nobody else gave them.' }

const read = (id: string, headers: Headers = {}) =>
  server.call('GET /api/transcripts/:id', { path: `/api/transcripts/${id}`, headers })

const readFile = async (id: string, headers: Headers = {}) =>
  (await server.app.inject({ url: `/api/transcripts/${id}/file?format=txt`, headers })).statusCode

/** A visitor who has pasted a transcript: their cookies and its id. */
async function pasteAsVisitor(): Promise<{ jar: Jar; headers: Headers; id: string }> {
  const jar: Jar = new Map()
  const answer = await server.call('POST /api/transcripts', {
    headers: { 'content-type': 'application/octet-stream' },
    query: { title: pasted.title },
    payload: pasted.text,
  })
  if (!answer.ok) throw new Error(answer.problem.detail)
  keepCookies(jar, String(answer.headers['set-cookie']))
  return { jar, headers: cookieHeader(jar), id: answer.body.transcript.id }
}

async function countRows(table: 'transcripts' | 'summaries' | 'runs' | 'history_items'): Promise<number> {
  const { rows } = await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return rows[0]?.n ?? 0
}

const remove = (id: string, headers: Headers) =>
  server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers })

async function removeAll(headers: Headers): Promise<void> {
  const lists = [
    await server.call('GET /api/history', { headers }),
    await server.call('GET /api/transcriptions', { headers }),
  ]
  for (const list of lists) for (const { id } of list.ok ? list.body.items : []) await remove(id, headers)
}

/** Lets everything that happened so far lie some days back. */
async function pass(days: number): Promise<void> {
  for (const column of [
    'history_items.created_at',
    'history_items.deleted_at',
    'transcripts.created_at',
    'summaries.created_at',
  ]) {
    const [table, name] = column.split('.')
    await server.database.pool.query(`update ${table} set ${name} = ${name} - interval '${days} days'`)
  }
}

describe('a pasted transcript', () => {
  it('is answered with the kind of talk that it looks like', async () => {
    const business = [
      'Ann: The deadline of the budget is on Friday.',
      'Ben: I will send the agenda of the next meeting.',
      'Cleo: We decided to move the deadline of the launch.',
      'Ann: Ben, can you send the budget to Cleo by Monday?',
      'Ben: I will send the budget by Monday.',
      'Cleo: The next meeting is about the launch.',
    ].join('\n')
    const answer = await server.call('POST /api/transcripts', {
      headers: { 'content-type': 'application/octet-stream' },
      payload: business,
    })
    expect(answer).toMatchObject({ status: 201, body: { talk: { kind: 'meeting', speakers: 3 } } })
  })

  it('is read by its owner, a visitor or an account, and by nobody else', async () => {
    const visitor = await pasteAsVisitor()
    const ada = await signInWith(server, 'ada@example.org')
    const bob = await signInWith(server, 'bob@example.org')
    const adas = await giveTranscript(server, { ...pasted, title: 'Ada’s', headers: ada })
    expect((await read(visitor.id, visitor.headers)).status).toBe(200)
    expect(await readFile(visitor.id, visitor.headers)).toBe(200)
    expect((await read(adas, ada)).status).toBe(200)
    for (const headers of [{}, bob, visitor.headers]) {
      expect(await read(adas, headers)).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
      expect(await readFile(adas, headers)).toBe(404)
    }
    expect((await read(visitor.id, ada)).status).toBe(404)
  })

  it('is summarized for its owner alone, also where a summary of it is stored', async () => {
    const ada = await signInWith(server, 'ada@example.org')
    const bob = await signInWith(server, 'bob@example.org')
    const transcriptId = await giveTranscript(server, { ...pasted, headers: ada })
    const summarize = (headers: Headers) =>
      server.call('POST /api/summarize', { headers, payload: { transcriptId } })
    expect((await summarize(bob)).status).toBe(404)
    expect((await summarize(ada)).status).toBe(200)
    expect(await summarize(bob)).toMatchObject({ status: 404, problem: { code: 'NOT_FOUND' } })
    expect(await summarize({})).toMatchObject({ status: 404 })
  })

  it('comes along when its visitor signs in', async () => {
    const { jar, id } = await pasteAsVisitor()
    const signedIn = await signIn(server.deps, 'ada@example.org', { jar })
    expect((await read(id, signedIn.headers)).status).toBe(200)
  })

  it('goes with the last item of its history, a day after that was deleted', async () => {
    const ada = await signInWith(server, 'ada@example.org')
    await summarizeText(server, { ...pasted, headers: ada })
    await removeAll(ada)
    await purgeHistory(server.database.db, signal)
    expect(await countRows('transcripts')).toBe(1)
    await pass(1.1)
    await purgeHistory(server.database.db, signal)
    expect([await countRows('transcripts'), await countRows('summaries'), await countRows('runs')]).toEqual([
      0, 0, 0,
    ])
  })

  it('stays while another item has it and while it can be put back, and another owner’s stays longer', async () => {
    const ada = await signInWith(server, 'ada@example.org')
    const bob = await signInWith(server, 'bob@example.org')
    const summary = await summarizeText(server, { ...pasted, headers: ada })
    const id = await giveTranscript(server, { ...pasted, headers: ada })
    const bobs = await giveTranscript(server, { ...pasted, headers: bob })
    await remove(summary, ada)
    await pass(2)
    await purgeHistory(server.database.db, signal)
    expect((await read(id, ada)).status).toBe(200)
    await removeAll(ada)
    expect((await read(id, ada)).status).toBe(404)
    await pass(2)
    await purgeHistory(server.database.db, signal)
    expect((await read(bobs, bob)).status).toBe(200)
  })

  it('is deleted after 7 days where it is a visitor’s', async () => {
    const { headers, id } = await pasteAsVisitor()
    await pass(6)
    await purgeHistory(server.database.db, signal)
    expect((await read(id, headers)).status).toBe(200)
    await pass(2)
    await purgeHistory(server.database.db, signal)
    expect(await countRows('transcripts')).toBe(0)
  })

  it('goes with its account, and with it the events of its run', async () => {
    const ada = await signInWith(server, 'ada@example.org')
    await summarizeText(server, { ...pasted, headers: ada })
    await server.database.db.execute(sql`update users set deletion_requested_at = now() - interval '8 days'`)
    await deleteOverdue(server.deps, signal)
    expect([await countRows('transcripts'), await countRows('summaries'), await countRows('runs')]).toEqual([
      0, 0, 0,
    ])
  })

  it('shows its shared summary to others as long as it is in the history', async () => {
    const ada = await signInWith(server, 'ada@example.org')
    const id = await summarizeText(server, { ...pasted, headers: ada })
    const share = await server.call('POST /api/history/:id/share', {
      path: `/api/history/${id}/share`,
      headers: ada,
    })
    const path = share.ok ? share.body.sharePath.replace('/s/', '/api/shared/') : ''
    const open = async () => (await server.call('GET /api/shared/:token', { path })).status
    await purgeHistory(server.database.db, signal)
    await purgeTranscripts(server.database.db, signal)
    expect(await open()).toBe(200)
    await remove(id, ada)
    expect(await open()).toBe(404)
  })
})

describe('the sweep of what no history refers to', () => {
  it('deletes it a day after it was pasted, or 30 days after it was fetched, and nothing that is referred to', async () => {
    const ada = await signInWith(server, 'ada@example.org')
    const orphan = await giveTranscript(server, { ...pasted, headers: ada })
    await server.call('POST /api/summarize', { headers: ada, payload: { videoUrl: 'youtu.be/WZyRbnpGyzQ' } })
    await server.database.db.execute(sql`delete from history_items`)
    const storedId = await summarizeText(server, { ...pasted, title: 'Kept', headers: ada })
    await purgeTranscripts(server.database.db, signal)
    expect(await countRows('transcripts')).toBe(3)
    await pass(2)
    await purgeTranscripts(server.database.db, signal)
    expect((await read(orphan, ada)).status).toBe(404)
    expect([await countRows('transcripts'), await countRows('summaries')]).toEqual([2, 2])
    await pass(30)
    await purgeTranscripts(server.database.db, signal)
    expect([await countRows('transcripts'), await countRows('summaries')]).toEqual([1, 1])
    expect(
      (await server.call('GET /api/summaries/:id', { path: `/api/summaries/${storedId}`, headers: ada }))
        .status,
    ).toBe(200)
  })
})
