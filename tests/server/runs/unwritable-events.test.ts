import { afterEach, beforeEach, expect, it } from 'vitest'
import { until } from '#tests/durability/process-tree.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { collect, followSummary } from '#tests/setup/follow.ts'

const transcript = { videoUrl: 'youtu.be/hQVTIJBZook' }

let server: TestApp
let origin = ''
beforeEach(async () => {
  server = await startApp({ engine: createScriptedEngine({ insights: 1, pace: () => Promise.resolve() }) })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => server[Symbol.asyncDispose]())

/** Lets the database refuse the gist of every summary with this SQLSTATE, until `allowEvents`. */
async function refuseEvents(sqlState: string): Promise<void> {
  await server.database.pool.query(`
    create function refuse_event() returns trigger language plpgsql as $$
      begin raise exception 'refused by the test' using errcode = '${sqlState}'; end $$;
    create trigger refuse_event before insert on run_events for each row
      when (new.event ->> 'event' = 'gist') execute function refuse_event()`)
}

async function allowEvents(): Promise<void> {
  await server.database.pool.query('drop trigger refuse_event on run_events')
}

/** The number of lines of the log name this SQLSTATE. */
function refusals(sqlState: string): number {
  return server.log.filter((line) => JSON.stringify(line).includes(sqlState)).length
}

async function attempts(): Promise<number | undefined> {
  const { rows } = await server.database.pool.query<{ attempt: number }>('select attempt from runs')
  return rows[0]?.attempt
}

it('the worker fails a run at once whose text the database refuses, with a sentence of its own, and logs why once', async () => {
  await refuseEvents('22P05')
  const events = await collect(followSummary(origin, transcript))
  expect(events.at(-1)).toMatchObject({
    event: 'problem',
    data: { code: 'SUMMARY_FAILED', detail: expect.stringMatching(/couldn.t store/) },
  })
  expect(await attempts()).toBe(1)
  expect(refusals('22P05')).toBe(1)
})

it.each([
  ['a full disk', '53100'],
  ['a lock that is held too long', '55P03'],
])('the worker waits for the end of %s, in the same attempt, and logs it once', async (_what, sqlState) => {
  await refuseEvents(sqlState)
  const following = collect(followSummary(origin, transcript))
  await until(async () => refusals(sqlState) > 0)
  await allowEvents()
  expect((await following).at(-1)).toMatchObject({ event: 'done' })
  expect(await attempts()).toBe(1)
  expect(refusals(sqlState)).toBe(1)
})
