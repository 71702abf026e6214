import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { sweepHistory } from '#server/features/history/purge.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { collect, createBrowser, followRunAgain, followSummary } from '#tests/setup/follow.ts'
import type { Browser, FollowedEvent } from '#tests/setup/follow.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'

const { signal } = new AbortController()

const speech = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
const transcript = { videoUrl: 'youtu.be/hQVTIJBZook' }
let server: TestApp
let origin: string
let goOn: PromiseWithResolvers<void>

beforeAll(async () => {
  const engine = createScriptedEngine({ insights: 2, pace: () => goOn.promise })
  server = await startApp({ isCounted: true, engine, trustProxy: ['127.0.0.1'] })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(() => {
  goOn = Promise.withResolvers()
  goOn.resolve()
})
afterAll(() => server[Symbol.asyncDispose]())

async function summarizeIn(browser: Browser): Promise<string> {
  return historyIdOf(await collect(followSummary(origin, speech, { browser })))
}

function historyIdOf(events: readonly FollowedEvent[]): string {
  const last = events.at(-1)
  if (last?.event !== 'done' || last.data.locked) throw new Error('No summary was handed out')
  return last.data.historyId ?? ''
}

type Key = 'GET /api/summaries/:id' | 'DELETE /api/history/:id' | 'POST /api/history/:id/restore'

async function ask(browser: Browser, key: Key, id: string) {
  const [method = '', path = ''] = key.replace(':id', id).split(' ')
  const response = await fetch(`${origin}${path}`, { method, headers: browser.headers() })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

describe('GET /api/summaries/:id', () => {
  it('gives its owner the summary again under the address that the last event named', async () => {
    const browser = createBrowser()
    const id = await summarizeIn(browser)
    const { status, body } = await ask(browser, 'GET /api/summaries/:id', id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'done',
      historyId: id,
      sharePath: null,
      answer: { locked: false, historyId: id, keyInsights: ['Point 1.', 'Point 2.'], remainingCount: 1 },
    })
  })

  it('keeps one address for the same summary, out of the store as well', async () => {
    const browser = createBrowser()
    const id = await summarizeIn(browser)
    expect(await summarizeIn(browser)).toBe(id)
    expect(await summarizeIn(createBrowser())).not.toBe(id)
  })

  it('is nothing for anybody else', async () => {
    const id = await summarizeIn(createBrowser())
    const stranger = createBrowser()
    await summarizeIn(stranger)
    for (const browser of [stranger, createBrowser()]) {
      expect(await ask(browser, 'GET /api/summaries/:id', id)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', detail: "There's no such summary." },
      })
    }
    expect((await ask(stranger, 'GET /api/summaries/:id', '7')).body).toMatchObject({
      code: 'INVALID_REQUEST',
    })
  })

  it('leads to the run while it is at work and from its address to the summary when it is over', async () => {
    goOn = Promise.withResolvers()
    const browser = createBrowser()
    const events = followSummary(origin, transcript, { browser })
    const first = (await events.next()).value
    if (first?.event !== 'run') throw new Error('The first event does not name the run')
    const { runId } = first.data
    expect((await ask(browser, 'GET /api/summaries/:id', runId)).body).toEqual({ state: 'running', runId })
    expect((await ask(createBrowser(), 'GET /api/summaries/:id', runId)).status).toBe(404)
    // The page is loaded again: the first connection is gone, another one goes on.
    await events.return(undefined)
    goOn.resolve()
    const id = historyIdOf(await collect(followRunAgain(origin, runId, { browser })))
    expect((await ask(browser, 'GET /api/summaries/:id', runId)).body).toMatchObject({
      state: 'done',
      historyId: id,
    })
  })

  it('shows three lines of what lies beyond the window of the plan', async () => {
    const browser = createBrowser()
    const id = await summarizeIn(browser)
    await server.database.db.execute(sql`update history_items set created_at = now() - interval '8 days'
      where id = ${id}`)
    const { body } = await ask(browser, 'GET /api/summaries/:id', id)
    expect(body).toMatchObject({
      state: 'done',
      historyId: id,
      answer: { locked: true, keyInsights: [], showPaywall: true },
    })
    expect(body.answer.videoTitle).toContain('Kennedy')
    expect(body.answer).not.toHaveProperty('insights')
  })

  it('says so while the database is away', async () => {
    const nowhere = connectDatabase({ host: '127.0.0.1', port: 1 }, quietLog)
    await using broken = await startApp({ db: nowhere.db, concurrency: null })
    const browser = createBrowser()
    const id = await summarizeIn(browser)
    const answer = await broken.app.inject({
      method: 'GET',
      url: `/api/summaries/${id}`,
      headers: browser.headers(),
    })
    expect(answer.json()).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' })
  })
})

describe('DELETE /api/history/:id and POST /api/history/:id/restore', () => {
  it('take a summary away and put it back', async () => {
    const browser = createBrowser()
    const id = await summarizeIn(browser)
    const removed = await ask(browser, 'DELETE /api/history/:id', id)
    expect(Date.parse(removed.body.undoUntil)).toBeGreaterThan(Date.now())
    expect((await ask(browser, 'GET /api/summaries/:id', id)).status).toBe(404)
    expect((await ask(browser, 'DELETE /api/history/:id', id)).status).toBe(404)
    expect(await ask(browser, 'POST /api/history/:id/restore', id)).toEqual({ status: 200, body: { id } })
    expect((await ask(browser, 'GET /api/summaries/:id', id)).status).toBe(200)
    expect((await ask(browser, 'POST /api/history/:id/restore', id)).status).toBe(404)
  })

  it('are for the owner alone', async () => {
    const [browser, stranger] = [createBrowser(), createBrowser()]
    const id = await summarizeIn(browser)
    expect((await ask(stranger, 'DELETE /api/history/:id', id)).body).toMatchObject({ code: 'NOT_FOUND' })
    await ask(browser, 'DELETE /api/history/:id', id)
    expect((await ask(stranger, 'POST /api/history/:id/restore', id)).body).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await ask(browser, 'POST /api/history/:id/restore', id)).status).toBe(200)
  })

  it('is for good a day later, and the same summary asked for again comes back under its address', async () => {
    const browser = createBrowser()
    const id = await summarizeIn(browser)
    await ask(browser, 'DELETE /api/history/:id', id)
    expect(await summarizeIn(browser)).toBe(id)
    await ask(browser, 'DELETE /api/history/:id', id)
    await server.database.db.execute(sql`update history_items set deleted_at = now() - interval '25 hours'
      where id = ${id}`)
    expect((await ask(browser, 'POST /api/history/:id/restore', id)).status).toBe(404)
    await sweepHistory(server.deps, signal)
    expect(await summarizeIn(browser)).not.toBe(id)
  })
})
