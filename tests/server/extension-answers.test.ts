import { expect, it } from 'vitest'
import { fits } from '#extension/schema/fits.ts'
import { panelCalls } from '#extension/server/panel-calls.ts'
import { startApp } from '#tests/harness.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'
import { answerSchemas } from '../../scripts/extension/answer-schemas.ts'

const schemas = answerSchemas()

/** The events of an answer, as they are sent. */
function eventsOf(body: string): { event: string; data: unknown }[] {
  return body.split('\n\n').flatMap((block) => {
    const fields = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    const event = fields.get('event')
    return event === undefined ? [] : [{ event, data: JSON.parse(fields.get('data') ?? 'null') as unknown }]
  })
}

it('the extension takes what the server answers to each step of the panel', async () => {
  await using server = await startApp()
  const captions = JSON.stringify([
    { start: 0, duration: 9, text: 'Bees leave the hive at dawn. They fly far away.' },
  ])
  const facts = {
    title: null,
    channel: null,
    durationSeconds: 30,
    language: 'en',
    captionKind: 'human',
    chapters: [],
  }
  const given = await server.app.inject({
    method: 'POST',
    url: '/api/transcripts?source=browser',
    headers: { 'content-type': 'application/octet-stream' },
    payload: JSON.stringify({ ...facts, captions }),
  })
  const calls = schemas.calls
  expect(fits(calls['POST /api/transcripts']?.answer ?? {}, given.json())).toBe(true)
  const { id }: { id: string } = given.json().transcript
  const cookies = cookiesOf(given.headers)
  const read = await server.app.inject({ url: `/api/transcripts/${id}`, headers: cookies })
  expect(fits(calls['GET /api/transcripts/:id']?.answer ?? {}, read.json())).toBe(true)
  const summary = await server.app.inject({
    method: 'POST',
    url: '/api/summarize',
    headers: { ...cookies, accept: 'text/event-stream' },
    payload: { transcriptId: id },
  })
  const events = eventsOf(summary.body)
  expect(events.map(({ event }) => event)).toContain('done')
  const refused = events.filter((event) => !fits(calls['POST /api/summarize']?.events ?? {}, event))
  expect(refused).toEqual([])
  const usage = await server.app.inject({ url: '/api/usage-status', headers: cookies })
  expect(fits(calls['GET /api/usage-status']?.answer ?? {}, usage.json())).toBe(true)
  const missing = await server.app.inject({ url: `/api/transcripts/${id}` })
  expect(missing.statusCode).toBe(404)
  expect(fits(schemas.problem, missing.json())).toBe(true)
})

it('the extension knows every call of the panel, and refuses what is none of its answers', () => {
  expect(Object.keys(schemas.calls)).toEqual([...panelCalls])
  const summarize = schemas.calls['POST /api/summarize']
  for (const nonsense of [null, 'ok', {}, [], { locked: 'no' }, { event: 'done', data: { summary: 7 } }]) {
    expect(fits(summarize?.answer ?? {}, nonsense)).toBe(false)
    expect(fits(summarize?.events ?? {}, nonsense)).toBe(false)
  }
})
