import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { sql } from '#server/db/sql.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { collect, createBrowser, followSummary, pasteTranscript } from '#tests/setup/follow.ts'
import type { Browser } from '#tests/setup/follow.ts'
import { browserOf, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { giveTranscript, signInWith, summarizeText } from './member.ts'

const text = 'We choose to go to the Moon in this decade. It is hard. Mountains are climbed as well.'
const speech = { videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ' }
const transcript = { videoUrl: 'https://www.youtube.com/watch?v=hQVTIJBZook' }

/** The failure of the engine, and what it says. */
const unlucky = 'Thirteen.'
const failure = 'The model gave up on this one.'

let server: TestApp
let origin = ''
let held = Promise.withResolvers<void>()
beforeAll(async () => {
  const scripted = createScriptedEngine({ insights: 1, pace: () => held.promise })
  const engine: SummaryEngine = {
    ...scripted,
    summarize: async (input, options) => {
      const result = await scripted.summarize(input, options)
      const isUnlucky = input.sentences.some((sentence) => sentence.text.includes(unlucky))
      if (isUnlucky) throw new AppError('SUMMARY_FAILED', failure, { retryAfterSeconds: 60 })
      return result
    },
  }
  server = await startApp({ engine, isCounted: true })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  held.resolve()
  await server[Symbol.asyncDispose]()
})

type Headers = Record<string, string>

async function recent(headers: Headers, query: Record<string, string> = {}) {
  const answer = await server.call('GET /api/recent', { headers, query })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body
}

function seen(id: string, headers: Headers, query = {}) {
  return server.call('POST /api/recent/:id/seen', { path: `/api/recent/${id}/seen`, headers, query })
}

async function finish(browser: Browser, video: { videoUrl: string }): Promise<string> {
  const done = (await collect(followSummary(origin, video, { browser }))).at(-1)
  if (done?.event !== 'done' || done.data.locked) throw new Error('No summary was handed out')
  return done.data.historyId ?? ''
}

/** A visitor with a summary. */
async function visit(video = transcript): Promise<{ browser: Browser; headers: Headers; id: string }> {
  held.resolve()
  const browser = createBrowser()
  const id = await finish(browser, video)
  return { browser, headers: browser.headers(), id }
}

/** A visitor who leaves while the summary of a text is made, which goes on when `held` is resolved. */
async function leave(given: string): Promise<{ headers: Headers; runId: string }> {
  held = Promise.withResolvers()
  const browser = createBrowser()
  const transcriptId = await pasteTranscript(origin, given, browser)
  const events = followSummary(origin, { transcriptId }, { browser })
  const first = await events.next()
  if (first.value?.event !== 'run') throw new Error('No run was named')
  const { runId } = first.value.data
  await events.return(undefined)
  return { headers: browser.headers(), runId }
}

describe('the last videos of a caller', () => {
  it('are those of the last 7 days of this browser, without what was deleted', async () => {
    const { headers, id } = await visit()
    expect(await recent(headers)).toMatchObject({
      items: [
        {
          id,
          videoUrl: transcript.videoUrl,
          videoTitle: expect.any(String),
          style: 'standard',
          language: 'en',
        },
      ],
      total: 1,
      nextCursor: null,
    })
    await server.database.db.execute(
      sql`update history_items set created_at = ledger_now() - interval '6 days 23 hours' where id = ${id}`,
    )
    expect((await recent(headers)).total).toBe(1)
    await server.database.db.execute(
      sql`update history_items set created_at = ledger_now() - interval '7 days' where id = ${id}`,
    )
    expect(await recent(headers)).toEqual({
      items: [],
      total: 0,
      nextCursor: null,
      unseenCount: 0,
      ended: [],
    })
  })

  it('come back when their deletion is undone', async () => {
    const { headers, id } = await visit()
    await server.call('DELETE /api/history/:id', { path: `/api/history/${id}`, headers })
    expect(await recent(headers)).toMatchObject({ items: [], ended: [] })
    await server.call('POST /api/history/:id/restore', { path: `/api/history/${id}/restore`, headers })
    expect(await recent(headers)).toMatchObject({ items: [{ id }] })
  })

  it('are none without a cookie, and never those of another browser', async () => {
    await visit()
    expect(await recent({})).toEqual({ items: [], total: 0, nextCursor: null, unseenCount: 0, ended: [] })
    const other = createBrowser()
    await collect(followSummary(origin, speech, { browser: other }))
    expect((await recent(other.headers())).items.map(({ videoUrl }) => videoUrl)).toEqual([speech.videoUrl])
  })

  it('go on page by page, for accounts too, and a cursor of another list is refused', async () => {
    held.resolve()
    const ada = await signInWith(server, 'recent@example.org', 'unlimited')
    const ids: string[] = []
    for (const title of ['One', 'Two', 'Three'])
      ids.unshift(await summarizeText(server, { text: `${title}. ${text}`, title, headers: ada }))
    await giveTranscript(server, { text: `Four. ${text}`, title: 'Four', headers: ada })
    const first = await recent(ada, { limit: '2' })
    const second = await recent(ada, { limit: '2', cursor: first.nextCursor ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect([first.total, second.nextCursor]).toEqual([3, null])
    const history = await server.call('GET /api/history', { headers: ada, query: { limit: '1' } })
    const cursor = history.ok ? (history.body.nextCursor ?? '') : ''
    for (const wrong of [cursor, 'nonsense'])
      expect(await server.call('GET /api/recent', { headers: ada, query: { cursor: wrong } })).toMatchObject({
        status: 400,
        problem: { code: 'INVALID_REQUEST' },
      })
  })

  it('are counted where no page has shown them, and those before one are said to be seen with it', async () => {
    const other = (await visit()).headers
    const ada = await signInWith(server, 'many@example.org', 'unlimited')
    for (const title of '123') await summarizeText(server, { text: `${title}. ${text}`, title, headers: ada })
    const { items, unseenCount } = await recent(ada)
    expect([unseenCount, (await seen(items[1]?.id ?? '', ada, { older: 'true' })).status]).toEqual([3, 200])
    expect([(await recent(ada)).unseenCount, (await recent(other)).unseenCount]).toEqual([1, 1])
  })

  it('come along into the account that the browser signs in to, unseen ones unseen', async () => {
    const jar: Jar = new Map()
    const browser = browserOf(jar)
    held.resolve()
    const id = await finish(browser, transcript)
    const { headers } = await signIn(server.deps, 'moved@example.org', { jar })
    expect(await recent(headers)).toMatchObject({
      items: [{ id, isUnseen: true }],
      ended: [{ historyId: id }],
    })
    expect((await seen(id, headers)).status).toBe(200)
    expect(await recent(headers)).toMatchObject({ items: [{ id, isUnseen: false }], ended: [] })
  })
})

/** Until the caller has no run that is not delivered. */
async function settled(headers: Headers): Promise<void> {
  await expect
    .poll(async () => {
      const answer = await server.call('GET /api/runs', { headers })
      return answer.ok && answer.body.runs.length
    })
    .toBe(0)
}

describe('a summary that ends while its page is closed', () => {
  it('waits for the next visit, until a page says that it has shown it', async () => {
    const { headers, runId } = await leave(`Left. ${text}`)
    expect((await recent(headers)).ended).toEqual([])
    held.resolve()
    await settled(headers)
    const { items, ended } = await recent(headers)
    expect(ended).toEqual([{ outcome: 'done', historyId: items[0]?.id, endedAt: items[0]?.createdAt }])
    expect(items).toMatchObject([{ isUnseen: true }])
    expect(await seen(runId, headers)).toMatchObject({ status: 200 })
    expect(await recent(headers)).toMatchObject({ items: [{ isUnseen: false }], ended: [] })
    expect(await seen(runId, headers)).toMatchObject({ status: 200 })
  })

  it('is nobody else’s to see or to put aside', async () => {
    const { headers, id } = await visit()
    const stranger = (await visit(speech)).headers
    for (const other of [stranger, {}]) expect(await seen(id, other)).toMatchObject({ status: 404 })
    expect((await recent(headers)).ended).toMatchObject([{ historyId: id }])
    expect(await seen(crypto.randomUUID(), headers)).toMatchObject({ status: 404 })
  })

  it('waits again when it is given once more', async () => {
    const { browser, headers, id } = await visit()
    await seen(id, headers)
    await pasteTranscript(origin, `In between. ${text}`, browser)
    expect(await finish(browser, transcript)).toBe(id)
    expect((await recent(headers)).ended).toMatchObject([{ historyId: id }])
  })
})

describe('a run that fails while its page is closed', () => {
  it('is said with its reason at the next visit, cost nothing, and is said once', async () => {
    const { headers, runId } = await leave(`${unlucky} ${text}`)
    held.resolve()
    await settled(headers)
    const { items, ended } = await recent(headers)
    expect(items).toEqual([])
    expect(ended).toMatchObject([
      {
        outcome: 'failed',
        runId,
        videoUrl: null,
        transcriptId: expect.any(String),
        style: 'standard',
        problem: { code: 'SUMMARY_FAILED', detail: failure, remedies: expect.any(Array) },
      },
    ])
    // When it could be tried again was counted from then.
    expect(ended[0]).not.toHaveProperty('problem.retryAfterSeconds')
    expect(await server.call('GET /api/usage-status', { headers })).toMatchObject({
      body: { remainingCount: 2 },
    })
    expect((await recent((await visit()).headers)).ended).toMatchObject([{ outcome: 'done' }])
    expect((await seen(runId, headers)).status).toBe(200)
    expect((await recent(headers)).ended).toEqual([])
  })

  it('is not brought up when it was cancelled', async () => {
    const { headers, runId } = await leave(`Cancelled. ${text}`)
    await server.call('DELETE /api/runs/:id', { path: `/api/runs/${runId}`, headers })
    held.resolve()
    await settled(headers)
    expect(await recent(headers)).toMatchObject({ items: [], ended: [] })
  })
})
