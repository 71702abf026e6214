import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { until } from '#tests/durability/process-tree.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { collect, createBrowser, followRunAgain, followSummary } from '#tests/setup/follow.ts'
import type { Browser, FollowedEvent } from '#tests/setup/follow.ts'
import { browserOf, signIn } from '#tests/setup/sign-in.ts'
import type { Jar } from '#tests/setup/sign-in.ts'
import { reservationsOf } from './reservations.ts'

const { signal } = new AbortController()

const transcript = { videoUrl: 'youtu.be/hQVTIJBZook' }
const speech = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }

let gate: PromiseWithResolvers<void>
let server: TestApp
let origin = ''
beforeEach(async () => {
  gate = Promise.withResolvers<void>()
  const held = createScriptedEngine({ insights: 1, pace: () => gate.promise })
  // The talk fails; anything else is made, once it may.
  const engine: SummaryEngine = {
    identity: held.identity,
    summarize: (input, options) =>
      input.title?.includes('JavaScript') === true
        ? Promise.reject(new AppError('SUMMARY_FAILED', 'No summary could be made.'))
        : held.summarize(input, options),
  }
  server = await startApp({ engine, isCounted: true })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  gate.resolve()
  await server[Symbol.asyncDispose]()
})

const readReservations = () => reservationsOf(server.database)

function runOf(event: FollowedEvent | undefined | void): string {
  if (event?.event !== 'run') throw new Error('The first event does not name the run')
  return event.data.runId
}

/** Starts the summary of the speech and leaves the page. */
async function startAndLeave(browser: Browser): Promise<string> {
  const events = followSummary(origin, speech, { browser })
  const runId = runOf((await events.next()).value)
  await events.return(undefined)
  return runId
}

async function listRuns(headers: Record<string, string>) {
  const answer = await server.call('GET /api/runs', { headers })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.runs
}

async function remaining(headers: Record<string, string>): Promise<number | null> {
  const answer = await server.call('GET /api/usage-status', { headers })
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.body.remainingCount
}

function cancel(headers: Record<string, string>, runId: string) {
  return server.call('DELETE /api/runs/:id', { headers, path: `/api/runs/${runId}` })
}

describe('a summary whose page was left', () => {
  it('is made to its end, is in the history, and counts from then on', async () => {
    const browser = createBrowser()
    const runId = await startAndLeave(browser)
    expect(await readReservations()).toEqual(['reserved'])
    gate.resolve()
    await until(async () => (await readReservations())[0] === 'committed')
    expect(await listRuns(browser.headers())).toEqual([])
    const result = await server.call('GET /api/summaries/:id', {
      headers: browser.headers(),
      path: `/api/summaries/${runId}`,
    })
    if (!result.ok || result.body.state !== 'done') throw new Error('no result')
    expect(result).toMatchObject({
      ok: true,
      body: { state: 'done', answer: { locked: false, remainingCount: 1 } },
    })
    const again = await collect(followRunAgain(origin, runId, { browser, lastEventId: 1 }))
    expect(again.at(-1)).toMatchObject({ event: 'done', data: { historyId: result.body.historyId } })
    expect(await readReservations()).toEqual(['committed'])
  })

  it('is found by another tab while it is made, and by nobody else', async () => {
    const [browser, stranger] = [createBrowser(), createBrowser()]
    const runId = await startAndLeave(browser)
    expect(await listRuns(browser.headers())).toMatchObject([
      {
        runId,
        videoUrl: 'https://www.youtube.com/watch?v=WZyRbnpGyzQ',
        style: 'standard',
        language: 'en',
      },
    ])
    await collect(followSummary(origin, transcript, { browser: stranger })).catch(() => undefined)
    const others = await listRuns(stranger.headers())
    expect(others.map((run) => run.runId)).not.toContain(runId)
    expect(await listRuns({})).toEqual([])
    await expect(collect(followRunAgain(origin, runId, { browser: stranger }))).rejects.toThrow(/^404/)
    expect(await cancel(stranger.headers(), runId)).toMatchObject({ ok: false, status: 404 })
    expect(await server.call('DELETE /api/runs/:id', { path: '/api/runs/x' })).toMatchObject({ status: 400 })
  })

  it('is found on another device of the same account', async () => {
    const [phone, laptop] = [
      await signIn(server.deps, 'ada@example.org'),
      await signIn(server.deps, 'ada@example.org'),
    ]
    const runId = await startAndLeave(browserOf(phone.jar))
    expect(await listRuns(laptop.headers)).toMatchObject([{ runId }])
    gate.resolve()
    const events = await collect(followRunAgain(origin, runId, { browser: browserOf(laptop.jar) }))
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { locked: false, remainingCount: 1 } })
  })

  it('goes into the account when its browser signs in meanwhile', async () => {
    const jar: Jar = new Map()
    const runId = await startAndLeave(browserOf(jar))
    const { headers } = await signIn(server.deps, 'ada@example.org', { jar })
    gate.resolve()
    await until(async () => (await readReservations())[0] === 'committed')
    const history = await server.call('GET /api/history', { headers })
    expect(history).toMatchObject({ ok: true, body: { total: 1 } })
    const address = await server.call('GET /api/summaries/:id', { headers, path: `/api/summaries/${runId}` })
    expect(address).toMatchObject({ ok: true, body: { state: 'done', answer: { remainingCount: 1 } } })
  })

  it('is delivered by the sweep when the worker died before it could', async () => {
    const browser = createBrowser()
    const runId = await startAndLeave(browser)
    gate.resolve()
    await until(async () => (await readReservations())[0] === 'committed')
    const { pool } = server.database
    await pool.query(`update run_requests set settled_at = null, history_id = null`)
    await pool.query(`update reservations set state = 'reserved', settled_at = null`)
    await pool.query('delete from history_items')
    await server.runs.sweep(signal)
    expect(await readReservations()).toEqual(['committed'])
    const address = { headers: browser.headers(), path: `/api/summaries/${runId}` }
    expect(await server.call('GET /api/summaries/:id', address)).toMatchObject({ body: { state: 'done' } })
  })
})

describe('Cancel', () => {
  it('gives the summary back at once and ends the run for its followers', async () => {
    const browser = createBrowser()
    const events = followSummary(origin, speech, { browser })
    const runId = runOf((await events.next()).value)
    expect(await remaining(browser.headers())).toBe(1)
    const headers = browser.headers()
    expect(await cancel(headers, runId)).toMatchObject({ ok: true, body: { cancelled: true } })
    expect(await remaining(headers)).toBe(2)
    expect(await readReservations()).toEqual(['released cancelled'])
    expect(await listRuns(headers)).toEqual([])
    const rest = await collect(events)
    expect(rest.at(-1)).toMatchObject({ event: 'problem', data: { code: 'SUMMARY_STOPPED' } })
    expect(await cancel(headers, runId)).toMatchObject({ ok: false, status: 404 })
  })

  it('lets the run go on for those who asked for the same', async () => {
    const [leaver, stayer] = [createBrowser(), createBrowser()]
    const runId = await startAndLeave(leaver)
    const staying = followSummary(origin, speech, { browser: stayer })
    expect(runOf((await staying.next()).value)).toBe(runId)
    await cancel(leaver.headers(), runId)
    await expect(collect(followRunAgain(origin, runId, { browser: leaver }))).rejects.toThrow(/^404/)
    gate.resolve()
    expect((await collect(staying)).at(-1)).toMatchObject({ event: 'done', data: { remainingCount: 1 } })
    await until(async () => (await readReservations()).includes('committed'))
    expect(await readReservations()).toEqual(['released cancelled', 'committed'])
  })

  it('takes nothing back once the summary is there', async () => {
    const browser = createBrowser()
    const runId = await startAndLeave(browser)
    gate.resolve()
    await until(async () => (await readReservations())[0] === 'committed')
    expect(await cancel(browser.headers(), runId)).toMatchObject({ ok: true, body: { cancelled: false } })
    expect(await remaining(browser.headers())).toBe(1)
  })
})

describe('the reservation of a request', () => {
  it('is given back when the run fails', async () => {
    const events = await collect(followSummary(origin, transcript, { browser: createBrowser() }))
    expect(events.at(-1)).toMatchObject({ event: 'problem', data: { code: 'SUMMARY_FAILED' } })
    expect(await readReservations()).toEqual(['released failed'])
  })

  it('says after a broken connection too that the link named a playlist', async () => {
    const browser = createBrowser()
    const runId = await startAndLeave(browser)
    await server.database.pool.query('update run_requests set from_playlist = true')
    gate.resolve()
    const rest = await collect(followRunAgain(origin, runId, { browser, lastEventId: 1 }))
    expect(rest.at(-1)).toMatchObject({ event: 'done', data: { fromPlaylist: true } })
  })

  it('costs one for a stored summary, nothing for the same again, and shows three lines when none is left', async () => {
    gate.resolve()
    await collect(followSummary(origin, speech, { browser: createBrowser() }))
    const browser = createBrowser()
    const first = await collect(followSummary(origin, speech, { browser }))
    const again = await collect(followSummary(origin, speech, { browser }))
    expect([first, again].map((events) => events.at(-1))).toMatchObject([
      { data: { cached: true, remainingCount: 1 } },
      { data: { cached: true, remainingCount: 1 } },
    ])
    await server.database.pool.query(`update reservations set subject = 'used/' || id`)
    await server.database.pool.query(`
      insert into reservations (person_id, visitor_id, subject, state, window_start, expires_at, created_at)
      select person_id, visitor_id, 'second/' || id, state, window_start, expires_at, created_at from reservations`)
    const locked = await collect(followSummary(origin, speech, { browser }))
    expect(locked).toMatchObject([
      { event: 'done', data: { locked: true, showPaywall: true, remainingCount: 0, summary: 'Point 1.' } },
    ])
  })
})
