import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from '#server/lib/app-error.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { until } from '#tests/durability/process-tree.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { collect, createBrowser, followRunAgain, followSummary } from '#tests/setup/follow.ts'
import type { FollowedEvent } from '#tests/setup/follow.ts'

const talk = { videoUrl: 'youtu.be/hQVTIJBZook' }
const speech = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
/** The lease is long beside the beat: a busy machine must not let one lapse. */
const quick = { leaseMs: 2000, graceMs: 100, beatMs: 40 }

/** The talk fails; anything else is made, once it may. */
const gate = Promise.withResolvers<void>()
const held = createScriptedEngine({ insights: 1, pace: () => gate.promise })
const engine: SummaryEngine = {
  identity: held.identity,
  summarize: (input, options) =>
    input.title?.includes('JavaScript') === true
      ? Promise.reject(new AppError('SUMMARY_FAILED', 'No summary could be made.'))
      : held.summarize(input, options),
}

let server: TestApp
let origin = ''
beforeAll(async () => {
  server = await startApp({ engine, isCounted: true, times: quick })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server[Symbol.asyncDispose]())

async function readPlaces(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ place: string }>(
    `select concat_ws(' ', state, reason) as place from places order by created_at`,
  )
  return rows.map(({ place }) => place)
}

function runOf(event: FollowedEvent | undefined | void): string {
  if (event?.event !== 'run') throw new Error('The first event does not name the run')
  return event.data.runId
}

describe('the place of a follower', () => {
  it('is given back when the run fails', async () => {
    const events = await collect(followSummary(origin, talk, { browser: createBrowser() }))
    expect(events.at(-1)).toMatchObject({ event: 'problem', data: { code: 'SUMMARY_FAILED' } })
    expect(await readPlaces()).toEqual(['released failed'])
  })

  it('is given back when its follower leaves, is kept by whoever stays, and opens the run to nobody else', async () => {
    const [leaver, stayer, stranger] = [createBrowser(), createBrowser(), createBrowser()]
    const leaving = followSummary(origin, speech, { browser: leaver })
    const runId = runOf((await leaving.next()).value)
    const staying = followSummary(origin, speech, { browser: stayer })
    expect(runOf((await staying.next()).value)).toBe(runId)
    await leaving.return(undefined)
    await until(async () => (await readPlaces())[1] === 'released left', 10_000)
    for (const browser of [leaver, stranger]) {
      await expect(collect(followRunAgain(origin, runId, { browser }))).rejects.toThrow(/^404/)
    }
    gate.resolve()
    const events = await collect(staying)
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { locked: false, remainingCount: 1, user: { planType: 'free' } },
    })
    expect(await readPlaces()).toEqual(['released failed', 'released left', 'kept'])
    const again = await collect(followRunAgain(origin, runId, { browser: stayer, lastEventId: 1 }))
    expect(again).toEqual(events)
  })

  it('costs one for a stored summary, nothing for the same again, and shows three lines when none is left', async () => {
    const browser = createBrowser()
    const first = await collect(followSummary(origin, speech, { browser }))
    const again = await collect(followSummary(origin, speech, { browser }))
    expect([first, again].map((events) => events.at(-1))).toMatchObject([
      { data: { cached: true, remainingCount: 1 } },
      { data: { cached: true, remainingCount: 1 } },
    ])
    await server.database.pool.query(`update places set subject = 'used/' || id where state = 'kept'`)
    await server.database.pool.query(`
      insert into places (person_id, subject, state, window_start, lease_until, created_at)
      select person_id, 'second/' || id, state, window_start, lease_until, created_at from places where state = 'kept'`)
    const locked = await collect(followSummary(origin, speech, { browser }))
    expect(locked).toMatchObject([
      { event: 'done', data: { locked: true, showPaywall: true, remainingCount: 0, summary: 'Point 1.' } },
    ])
  })
})
