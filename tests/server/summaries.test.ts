import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SummaryEvent } from '#contract/summaries.ts'
import { summaryEventSchema } from '#contract/summaries.ts'
import { AppError } from '#core/app-error.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { cookiesOf } from '#tests/setup/sign-in.ts'

let server: TestApp
let origin: string
beforeAll(async () => {
  server = await startApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server[Symbol.asyncDispose]())

const recording = 'https://www.youtube.com/watch?v=hQVTIJBZook'
const captions = new URL('../fixtures/captions/lighthouse.en.srt', import.meta.url)

async function followEvents(body: unknown): Promise<SummaryEvent[]> {
  const response = await fetch(`${origin}/api/summarize`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const blocks = (await response.text()).trim().split('\n\n')
  return blocks.map((block, position) => {
    const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
    expect(fields.id).toBe(String(position + 1))
    return summaryEventSchema.parse({ event: fields.event, data: JSON.parse(fields.data) })
  })
}

describe('POST /api/summarize', () => {
  it('summarizes an hour of speech: every quote stands in the transcript, at the second it names', async () => {
    const answer = await server.call('POST /api/summarize', { payload: { videoUrl: recording } })
    if (!answer.ok) throw new Error(answer.problem.detail)
    const { body } = answer
    if (body.locked) throw new Error('locked')
    expect(body).toMatchObject({
      videoTitle: 'JavaScript: The Good Parts',
      videoChannel: 'Google TechTalks',
      videoDuration: '1:03:48',
      language: 'en',
      engine: { kind: 'extractive' },
      cached: false,
    })
    expect(body.keyInsights).toEqual(body.insights.map(({ text }) => text))
    expect(body.insights.length).toBeGreaterThanOrEqual(4)
    expect(body.chapters.length).toBeGreaterThanOrEqual(2)
    const transcript = await server.call('GET /api/transcripts/:id', {
      path: `/api/transcripts/${body.transcriptId}`,
    })
    if (!transcript.ok) throw new Error(transcript.problem.detail)
    for (const statement of [...body.insights, ...body.summarySentences]) {
      const sentence = transcript.body.sentences[statement.sentence ?? -1]
      expect(statement.state).toBe('quoted')
      expect(sentence?.text).toContain(statement.quote)
      expect(statement.second).toBe(sentence?.start)
    }
    const cited = body.coverage.reduce((sum, count) => sum + count, 0)
    expect(cited).toBe(body.insights.length + body.summarySentences.length)
  })

  it('answers a repeat from the store with the same summary', async () => {
    const first = await server.call('POST /api/summarize', { payload: { videoUrl: recording } })
    const again = await server.call('POST /api/summarize', {
      payload: { videoUrl: 'https://youtu.be/hQVTIJBZook' },
    })
    if (!first.ok || !again.ok) throw new Error('no summary')
    // Two browsers without a cookie are two people, each with an address of their own.
    expect(again.body).toEqual({ ...first.body, cached: true, historyId: expect.any(String) })
  })

  it('makes one summary when the same video is asked for many times at once', async () => {
    const asked = Array.from({ length: 8 }, () =>
      server.call('POST /api/summarize', { payload: { videoUrl: 'youtu.be/WZyRbnpGyzQ' } }),
    )
    const ids = (await Promise.all(asked)).map((answer) =>
      answer.ok && !answer.body.locked ? answer.body.id : 'none',
    )
    expect(new Set(ids).size).toBe(1)
  })

  it('summarizes a transcript that a person gave', async () => {
    const given = await server.call('POST /api/transcripts', {
      headers: { 'content-type': 'application/octet-stream' },
      payload: await readFile(captions),
    })
    if (!given.ok) throw new Error(given.problem.detail)
    const transcriptId = given.body.transcript.id
    const headers = cookiesOf(given.headers)
    const answer = await server.call('POST /api/summarize', { headers, payload: { transcriptId } })
    expect(answer).toMatchObject({
      ok: true,
      body: { transcriptId, videoUrl: null, videoTitle: 'This is the lighthouse at the end of our bay' },
    })
    if (!answer.ok) throw new Error('unreachable')
    expect(answer.body.summary.length).toBeGreaterThan(200)
  })

  it('tells the video and the summary as events when the store has it', async () => {
    const events = await followEvents({ videoUrl: 'youtu.be/WZyRbnpGyzQ' })
    expect(events.map(({ event }) => event)).toEqual(['video', 'done'])
    expect(events[0]).toMatchObject({ data: { videoTitle: "President Kennedy's Speech at Rice University" } })
    expect(events.at(-1)).toMatchObject({ data: { engine: { kind: 'extractive' }, cached: true } })
  })

  it('ends the events with the problem when something fails on the way', async () => {
    const events = await followEvents({ videoUrl: 'youtu.be/dQw4w9WgXcQ' })
    expect(events.at(-1)).toMatchObject({
      event: 'problem',
      data: { code: 'SOURCE_UNAVAILABLE', status: 503 },
    })
  })

  it.each([
    ['neither a video nor a transcript', {}, 400, 'INVALID_REQUEST'],
    [
      'both a video and a transcript',
      { videoUrl: recording, transcriptId: crypto.randomUUID() },
      400,
      'INVALID_REQUEST',
    ],
    ['a field it does not know', { videoUrl: recording, price: 0 }, 400, 'INVALID_REQUEST'],
    ['a transcript that is not there', { transcriptId: crypto.randomUUID() }, 404, 'NOT_FOUND'],
    ['a link that is none', { videoUrl: 'hello' }, 400, 'INVALID_LINK'],
  ])('refuses %s', async (_what, payload, status, code) => {
    const answer = await server.call('POST /api/summarize', { payload })
    expect(answer).toMatchObject({ ok: false, status, problem: { code } })
  })

  const nothing = {
    engine: { kind: 'model', name: 'empty', version: '1' },
    gist: null,
    language: 'en',
    usage: null,
  } as const
  const lineless = () => ({ summary: [], insights: [], chapters: [], parts: [] })

  it.each<[string, SummaryEngine['summarize']]>([
    ['fails', () => Promise.reject(new AppError('SUMMARY_FAILED', 'No summary could be made.'))],
    ['gives not one line', () => Promise.resolve({ ...nothing, ...lineless() })],
  ])('stores and counts nothing when the engine %s, and says so', async (_what, summarize) => {
    await using failing = await startApp({
      engine: { identity: { kind: 'extractive', name: 'broken', version: '1' }, summarize },
    })
    const payload = { videoUrl: recording }
    const first = await failing.call('POST /api/summarize', { payload })
    const second = await failing.call('POST /api/summarize', { payload })
    for (const answer of [first, second]) {
      expect(answer).toMatchObject({
        ok: false,
        status: 422,
        problem: { title: 'Unable to Generate Summary' },
      })
    }
    const { rows } = await failing.database.pool.query('select from summaries')
    expect(rows).toEqual([])
    const left = await failing.call('GET /api/usage-status', { headers: cookiesOf(first.headers) })
    expect(left).toMatchObject({ body: { remainingCount: 2 } })
  })
})
