import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { collect, createBrowser, followSummary } from '#tests/setup/follow.ts'
import type { FollowedEvent } from '#tests/setup/follow.ts'

const transcript = { videoUrl: 'youtu.be/hQVTIJBZook' }

let server: TestApp
let origin = ''
let calls = 0
beforeEach(async () => {
  calls = 0
  const scripted = createScriptedEngine({ insights: 1, pace: () => Promise.resolve() })
  // The first model is down; the second one writes something else each time.
  const engine: SummaryEngine = {
    identity: { kind: 'model', name: 'first', version: '1' },
    summarize: async (input, options) => {
      calls += 1
      const text = `Attempt ${calls}.`
      const result = await scripted.summarize(input, { ...options, onProgress: () => undefined })
      options.onProgress?.({ kind: 'text', text })
      const summary = result.summary.slice(0, 1).map((sentence) => ({ ...sentence, text }))
      return { ...result, summary, engine: { kind: 'model', name: 'second', version: '1' } }
    },
  }
  server = await startApp({ engine })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => server[Symbol.asyncDispose]())

function read(events: readonly FollowedEvent[]) {
  const done = events.at(-1)
  if (done?.event !== 'done' || done.data.locked) throw new Error('not done')
  const watched = events.map((event) => (event.event === 'text' ? event.data.text : '')).join('')
  const { summary, cached, engine, transcriptId } = done.data
  return { watched, summary, cached, engine: engine.name, transcriptId }
}

async function summarize(body: Parameters<typeof followSummary>[1] = transcript) {
  return read(await collect(followSummary(origin, body, { browser: createBrowser() })))
}

it('the engine answers with the fallback’s summary while the first model is down, without another run', async () => {
  expect(await summarize()).toMatchObject({ summary: 'Attempt 1.', cached: false, engine: 'second' })
  expect(await summarize()).toMatchObject({ summary: 'Attempt 1.', cached: true, engine: 'second' })
  expect(calls).toBe(1)
})

it('the engine tries the first model again after a while, and hands followers the text that they watched', async () => {
  const { transcriptId } = await summarize()
  await server.database.pool.query(`update summaries set fallback_until = now() - interval '1 second'`)
  expect(await summarize({ transcriptId })).toMatchObject({
    watched: 'Attempt 2.',
    summary: 'Attempt 2.',
    cached: false,
  })
  const { rows } = await server.database.pool.query<{ text: string }>(
    `select body ->> 'summary' as text from summaries order by created_at`,
  )
  expect(
    rows.map(({ text }) => text),
    'the first one is in a history',
  ).toEqual(['Attempt 1.', 'Attempt 2.'])
})
