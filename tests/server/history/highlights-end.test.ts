import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readRow, sql } from '#server/db/sql.ts'
import { createHistoryHook } from '#server/features/history/account-hook.ts'
import { purgeHistory } from '#server/features/history/purge.ts'
import { bodiesInRows } from '#server/features/transcripts/service.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { highlightCalls } from './highlight-calls.ts'
import { signInWith } from './member.ts'

const { signal } = new AbortController()

let server: TestApp
let calls: ReturnType<typeof highlightCalls>
beforeAll(async () => {
  server = await startApp()
  calls = highlightCalls(server)
})
afterAll(() => server[Symbol.asyncDispose]())

let people = 0
const newEmail = (): string => `reader-${(people += 1)}@example.org`

describe('the end of a highlight', () => {
  it('comes with its summary, and an undo brings it back', async () => {
    const { headers, id } = await calls.visit()
    await calls.put({ id, line: 'insight-0', headers }, { note: 'Here.' })
    await calls.deleteItem(id, headers)
    expect((await calls.list(id, headers)).status).toBe(404)
    expect((await calls.put({ id, line: 'insight-1', headers })).status).toBe(404)
    await server.call('POST /api/history/:id/restore', { path: `/api/history/${id}/restore`, headers })
    expect(await calls.notes(id, headers)).toEqual({ 'insight-0': 'Here.' })
    await calls.deleteItem(id, headers)
    expect((await calls.summarize(headers)).id).toBe(id)
    expect(await calls.notes(id, headers)).toEqual({})
  })

  it('comes by the sweep, a day after its summary was deleted', async () => {
    const { headers, id } = await calls.visit()
    await calls.put({ id, line: 'insight-0', headers })
    const { db } = server.database
    const countRows = async () =>
      (await db.execute(sql`select from highlights where item_id = ${id}`)).rowCount
    await calls.deleteItem(id, headers)
    await purgeHistory(db, signal)
    expect(await countRows()).toBe(1)
    await db.execute(sql`update history_items set deleted_at = now() - interval '25 hours' where id = ${id}`)
    await purgeHistory(db, signal)
    expect(await countRows()).toBe(0)
  })

  it('comes with its account', async () => {
    const email = newEmail()
    const headers = await signInWith(server, email)
    const { id } = await calls.summarize(headers)
    await calls.put({ id, line: 'insight-0', headers })
    const { db } = server.database
    const account = await readRow(
      db,
      z.object({ id: z.guid() }),
      sql`select id from users where email = ${email}`,
    )
    await createHistoryHook('', bodiesInRows).purge(db, account.id)
    const { rowCount } = await db.execute(sql`select from highlights where item_id = ${id}`)
    expect(rowCount).toBe(0)
  })
})

describe('a sign-in', () => {
  it('hands the highlights of the browser to the account, and its export has them', async () => {
    const { jar, headers, id } = await calls.visit()
    await calls.put({ id, line: 'insight-0', headers }, { note: 'Before.' })
    const ada = await signIn(server.deps, newEmail(), { jar })
    expect(await calls.notes(id, ada.headers)).toEqual({ 'insight-0': 'Before.' })
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
    const { id } = await calls.summarize(ada)
    const guest = await calls.visit()
    const own = { id, headers: ada }
    const brought = { id: guest.id, headers: guest.headers }
    await calls.put({ ...own, line: 'insight-0' }, { note: 'Mine.' })
    await calls.put({ ...brought, line: 'insight-0' }, { note: 'Brought.' })
    await calls.put({ ...own, line: 'insight-1' })
    await calls.put({ ...brought, line: 'insight-1' }, { note: 'Only brought.' })
    await calls.put({ ...own, line: 'insight-2' }, { note: 'The same.' })
    await calls.put({ ...brought, line: 'insight-2' }, { note: 'The same.' })
    await calls.put({ ...brought, line: 'sentence-0' }, { note: 'New.' })
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    expect(await calls.notes(id, headers)).toEqual({
      'insight-0': 'Mine.\n\nBrought.',
      'insight-1': 'Only brought.',
      'insight-2': 'The same.',
      'sentence-0': 'New.',
    })
  })

  it('does not bring back what was highlighted in a summary that the account deleted', async () => {
    const email = newEmail()
    const ada = await signInWith(server, email)
    const { id } = await calls.summarize(ada)
    await calls.put({ id, line: 'insight-0', headers: ada }, { note: 'Deleted.' })
    await calls.deleteItem(id, ada)
    const guest = await calls.visit()
    await calls.put({ id: guest.id, line: 'insight-1', headers: guest.headers })
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    expect(await calls.notes(id, headers)).toEqual({ 'insight-1': '' })
  })
})
