import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readRow, sql } from '#server/db/sql.ts'
import { createHistoryHook } from '#server/features/history/account-hook.ts'
import { purgeHistory } from '#server/features/history/purge.ts'
import { bodiesInRows } from '#server/features/transcripts/service.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'
import { signInWith } from './member.ts'
import { questionCalls } from './question-calls.ts'

const { signal } = new AbortController()

let server: TestApp
let calls: ReturnType<typeof questionCalls>
beforeAll(async () => {
  server = await startApp()
  calls = questionCalls(server)
})
afterAll(() => server[Symbol.asyncDispose]())

let people = 0
const newEmail = (): string => `owner-${(people += 1)}@example.org`

const whyMoon = 'Why do we choose to go to the Moon?'
const howMuch = 'What does it cost?'

const countRows = async (id: string) =>
  (await server.database.db.execute(sql`select from questions where item_id = ${id}`)).rowCount

describe('the end of a question', () => {
  it('comes with its summary, and an undo brings it back', async () => {
    const { headers, id } = await calls.visit()
    const stored = await calls.ask({ question: whyMoon, historyId: id }, headers)
    await calls.deleteItem(id, headers)
    expect((await calls.list(id, headers)).status).toBe(404)
    expect((await calls.post({ question: whyMoon, historyId: id }, headers)).status).toBe(404)
    expect((await calls.remove(id, stored.id, headers)).status).toBe(404)
    await server.call('POST /api/history/:id/restore', { path: `/api/history/${id}/restore`, headers })
    expect(await calls.questions(id, headers)).toEqual([whyMoon])
    await calls.deleteItem(id, headers)
    expect((await calls.summarize(headers)).id).toBe(id)
    expect(await calls.questions(id, headers)).toEqual([])
  })

  it('comes by the sweep, a day after its summary was deleted', async () => {
    const { headers, id } = await calls.visit()
    await calls.ask({ question: whyMoon, historyId: id }, headers)
    const { db } = server.database
    await calls.deleteItem(id, headers)
    await purgeHistory(db, signal)
    expect(await countRows(id)).toBe(1)
    await db.execute(sql`update history_items set deleted_at = now() - interval '25 hours' where id = ${id}`)
    await purgeHistory(db, signal)
    expect(await countRows(id)).toBe(0)
  })

  it('comes with its account', async () => {
    const email = newEmail()
    const headers = await signInWith(server, email)
    const { id } = await calls.summarize(headers)
    await calls.ask({ question: whyMoon, historyId: id }, headers)
    const { db } = server.database
    const account = await readRow(
      db,
      z.object({ id: z.guid() }),
      sql`select id from users where email = ${email}`,
    )
    await createHistoryHook('', bodiesInRows).purge(db, account.id)
    expect(await countRows(id)).toBe(0)
  })
})

describe('a sign-in', () => {
  it('hands the questions of the browser to the account, and its export has them', async () => {
    const { jar, headers, id } = await calls.visit()
    const { passages } = await calls.ask({ question: whyMoon, historyId: id }, headers)
    const ada = await signIn(server.deps, newEmail(), { jar })
    expect(await calls.questions(id, ada.headers)).toEqual([whyMoon])
    const file = await server.app.inject({ url: '/api/account/export', headers: ada.headers })
    expect(file.json<{ history: object[] }>().history).toContainEqual(
      expect.objectContaining({
        id,
        questions: [{ question: whyMoon, said: true, answer: null, passages, createdAt: expect.any(String) }],
      }),
    )
  })

  it('joins them with those of the same summary that the account has', async () => {
    const email = newEmail()
    const ada = await signInWith(server, email)
    const { id } = await calls.summarize(ada)
    const own = await calls.ask({ question: whyMoon, historyId: id }, ada)
    const guest = await calls.visit()
    await calls.ask({ question: whyMoon, historyId: guest.id }, guest.headers)
    await calls.ask({ question: howMuch, historyId: guest.id }, guest.headers)
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    expect(await calls.questions(id, headers)).toEqual([howMuch, whyMoon])
    expect(await calls.ask({ question: whyMoon, historyId: id }, headers)).toEqual(own)
  })

  it('does not bring back what was asked about a summary that the account deleted', async () => {
    const email = newEmail()
    const ada = await signInWith(server, email)
    const { id } = await calls.summarize(ada)
    await calls.ask({ question: whyMoon, historyId: id }, ada)
    await calls.deleteItem(id, ada)
    const guest = await calls.visit()
    await calls.ask({ question: howMuch, historyId: guest.id }, guest.headers)
    const { headers } = await signIn(server.deps, email, { jar: guest.jar })
    expect(await calls.questions(id, headers)).toEqual([howMuch])
  })
})
