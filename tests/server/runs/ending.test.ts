import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import type { Database } from '#server/db/database.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { until } from '#tests/durability/process-tree.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import { collect, createBrowser, followRunAgain, followSummary } from '#tests/setup/follow.ts'

const transcript = { videoUrl: 'youtu.be/hQVTIJBZook' }
const speech = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
const listening = { port: 0, host: '127.0.0.1' }

/** An engine that begins when asked and goes no further before it is let. */
function createHeldEngine() {
  const begun = Promise.withResolvers<null>()
  const stopped = Promise.withResolvers<null>()
  const mayEnd = Promise.withResolvers<null>()
  const engine = createScriptedEngine({
    insights: 1,
    pace: async (step, signal) => {
      begun.resolve(null)
      signal.addEventListener('abort', () => stopped.resolve(null), { once: true })
      if (step > 0) await mayEnd.promise
    },
  })
  return { engine, begun: begun.promise, stopped: stopped.promise, end: () => mayEnd.resolve(null) }
}

describe('a run', () => {
  it('goes on when its last follower leaves, and is joined by the next one who asks for the same', async () => {
    const held = createHeldEngine()
    await using server = await startApp({ engine: held.engine })
    const origin = await server.app.listen(listening)
    const events = followSummary(origin, transcript)
    const { value: run } = await events.next()
    if (run?.event !== 'run') throw new Error('no run')
    await held.begun
    await events.return(undefined)
    const joined = followSummary(origin, transcript)
    expect((await joined.next()).value).toEqual(run)
    expect(await stateOf(server.database, run.data.runId)).toBe('running')
    held.end()
    expect((await collect(joined)).at(-1)).toMatchObject({ event: 'done' })
  })

  it('stops its engine when the only one who asked cancels', async () => {
    const held = createHeldEngine()
    await using server = await startApp({ engine: held.engine })
    const origin = await server.app.listen(listening)
    const browser = createBrowser()
    const events = followSummary(origin, transcript, { browser })
    const { value: run } = await events.next()
    if (run?.event !== 'run') throw new Error('no run')
    await held.begun
    await server.call('DELETE /api/runs/:id', {
      headers: browser.headers(),
      path: `/api/runs/${run.data.runId}`,
    })
    await held.stopped
    expect(await stateOf(server.database, run.data.runId)).toBe('cancelled')
    held.end()
    const again = await collect(followSummary(origin, transcript))
    expect(again[0]).not.toEqual(run)
    expect(again.at(-1)).toMatchObject({ event: 'done' })
  })

  it('fails at its deadline, even when the engine ignores its signal', async () => {
    const deaf: SummaryEngine = {
      identity: { kind: 'model', name: 'deaf', version: '1' },
      summarize: () => new Promise(() => undefined),
    }
    await using server = await startApp({ engine: deaf, deadlineMs: 300 })
    const answer = await server.call('POST /api/summarize', { payload: transcript })
    expect(answer).toMatchObject({ ok: false, status: 504, problem: { code: 'SUMMARY_TIMEOUT' } })
  })

  it('fails at its deadline when no worker ever takes it', async () => {
    await using server = await startApp({ concurrency: null, deadlineMs: -6000 })
    const answering = server.call('POST /api/summarize', { payload: transcript })
    await until(async () => {
      await server.runs.sweep(new AbortController().signal)
      const { rowCount } = await server.database.pool.query(`select from runs where state = 'failed'`)
      return rowCount === 1
    })
    const answer = await answering
    expect(answer).toMatchObject({ ok: false, status: 504, problem: { code: 'SUMMARY_TIMEOUT' } })
  })

  it('tells one who comes late why it failed, with the number of that event', async () => {
    const engine: SummaryEngine = {
      identity: { kind: 'model', name: 'broken', version: '1' },
      summarize: () => Promise.reject(new AppError('SUMMARY_FAILED', 'No summary could be made.')),
    }
    await using server = await startApp({ engine })
    const origin = await server.app.listen(listening)
    const browser = createBrowser()
    const events = await collect(followSummary(origin, transcript, { browser }))
    const failed = events.at(-1)
    expect(failed).toMatchObject({ id: events.length, event: 'problem', data: { code: 'SUMMARY_FAILED' } })
    const [run] = events
    if (run?.event !== 'run') throw new Error('no run')
    const late = await collect(followRunAgain(origin, run.data.runId, { lastEventId: 1, browser }))
    expect(late.map(({ id, event }) => ({ id, event }))).toEqual(
      events.slice(1).map(({ id, event }) => ({ id, event })),
    )
  })

  it('hides what nobody foresaw, and logs it once', async () => {
    const engine: SummaryEngine = {
      identity: { kind: 'model', name: 'buggy', version: '1' },
      summarize: () => Promise.reject(new TypeError('secret is not a function')),
    }
    await using server = await startApp({ engine })
    const answer = await server.call('POST /api/summarize', { payload: transcript })
    expect(answer).toMatchObject({
      status: 500,
      problem: { detail: 'This is our fault, not yours. Please try again in a moment.' },
    })
    expect(server.log.filter((line) => JSON.stringify(line).includes('secret is not'))).toHaveLength(1)
  })

  it('is refused with 503 while too many wait, unless it is there already', async () => {
    await using server = await startApp({ concurrency: null, queueLimit: 1 })
    const origin = await server.app.listen(listening)
    const waiting = followSummary(origin, transcript)
    await waiting.next()
    const refused = await server.call('POST /api/summarize', { payload: speech })
    expect(refused).toMatchObject({ status: 503, problem: { code: 'OVERLOADED' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const joined = followSummary(origin, transcript)
    expect((await joined.next()).value).toMatchObject({ event: 'run' })
    await Promise.all([waiting.return(undefined), joined.return(undefined)])
  })
})

async function stateOf({ pool }: Database, runId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>('select state from runs where id = $1', [runId])
  return rows[0]?.state
}
