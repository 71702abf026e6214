import { expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import { problemSchema } from '#contract/problem.ts'
import { startApp } from '#tests/harness.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'

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
  expect(contract['POST /api/transcripts'].response.safeParse(given.json()).error).toBeUndefined()
  const { id }: { id: string } = given.json().transcript
  const cookies = cookiesOf(given.headers)
  const read = await server.app.inject({ url: `/api/transcripts/${id}`, headers: cookies })
  expect(contract['GET /api/transcripts/:id'].response.safeParse(read.json()).error).toBeUndefined()
  const summary = await server.app.inject({
    method: 'POST',
    url: '/api/summarize',
    headers: { ...cookies, accept: 'text/event-stream' },
    payload: { transcriptId: id },
  })
  const events = eventsOf(summary.body)
  expect(events.map(({ event }) => event)).toContain('done')
  const refused = events.filter((event) => !contract['POST /api/summarize'].events.safeParse(event).success)
  expect(refused).toEqual([])
  const usage = await server.app.inject({ url: '/api/usage-status', headers: cookies })
  expect(contract['GET /api/usage-status'].response.safeParse(usage.json()).error).toBeUndefined()
  const missing = await server.app.inject({ url: `/api/transcripts/${id}` })
  expect(missing.statusCode).toBe(404)
  expect(problemSchema.safeParse(missing.json()).error).toBeUndefined()
})

it('the extension refuses what is none of the answers of a server', () => {
  const { response, events } = contract['POST /api/summarize']
  for (const nonsense of [null, 'ok', {}, [], { locked: 'no' }, { event: 'done', data: { summary: 7 } }]) {
    expect(response.safeParse(nonsense).success).toBe(false)
    expect(events.safeParse(nonsense).success).toBe(false)
  }
})
