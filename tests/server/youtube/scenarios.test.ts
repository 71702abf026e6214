import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { problems } from '#contract/problems.ts'
import { summaryEventSchema } from '#contract/summaries.ts'
import { defaultLimits } from '#server/adapters/youtube/http/caller.ts'
import type { Outcome } from '#server/adapters/youtube/youtube-source.ts'
import { scenarios } from '#tests/fakes/youtube/scenarios/library.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { partOf } from '#tests/setup/part-of-walk.ts'
import { freshSources } from './simulated-youtube.ts'

/** For scenarios in which some answer never comes; where others do, those have all the time there is. */
const hastyLimits = { ...defaultLimits, callMs: 700, backOffMs: 1 }
const shortTotalMs = 1500
/** The most requests that one video may cost at YouTube. */
const maxCalls = 9

let youtube: YoutubeSimulator
let server: TestApp
let outcomes: Map<string, Outcome>

beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  const fresh = freshSources(youtube.origin, (videoId) => {
    const { hangs = false, expected } = scenarios[videoId] ?? {}
    if (!hangs) return {}
    return { limits: expected?.isOk === true ? hastyLimits : { ...hastyLimits, totalMs: shortTotalMs } }
  })
  outcomes = fresh.outcomes
  server = await startApp({ transcriptSources: [fresh.source] })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

const all = Object.entries(scenarios).map(([videoId, scenario]) => ({ videoId, ...scenario }))
const failing = all.flatMap(({ expected, ...rest }) => (expected.isOk ? [] : [{ ...rest, expected }]))
/** The first of each code: the ways to ask differ in what becomes of a failure, not in what it came from. */
const firstOfEachCode = [...Map.groupBy(failing, ({ expected }) => expected.code).values()].flatMap(
  ([first]) => first ?? [],
)
const working = all.flatMap(({ expected, ...rest }) => (expected.isOk ? [{ ...rest, expected }] : []))
/** The first of each code and of what led to it, which `npm test` takes; the long run takes all. */
const firstOfEachFailure = [
  ...Map.groupBy(failing, ({ expected: { code, kind } }) => `${code} ${kind}`).values(),
].flatMap(([first]) => first ?? [])
/** The first of each way to captions: what is made of them does not know how they came. */
const firstOfEachWay = [
  ...Map.groupBy(working, ({ expected: { source, outcome } }) => `${source} ${outcome}`).values(),
].flatMap(([first]) => first ?? [])

/** Asks for a transcript; gives the answer and how many requests YouTube saw meanwhile. */
async function transcribe(payload: { videoUrl: string }) {
  const before = youtube.requests.length
  const answer = await server.call('POST /api/transcribe', { payload })
  return { answer, calls: youtube.requests.length - before }
}

/** The last event of a summary, and the status of the answer. */
async function followSummary(videoUrl: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/summarize',
    headers: { accept: 'text/event-stream' },
    payload: { videoUrl },
  })
  const isStream = String(answer.headers['content-type']).startsWith('text/event-stream')
  if (!isStream) return { status: answer.statusCode, event: 'problem', data: answer.json<unknown>() }
  const block = answer.body.trim().split('\n\n').at(-1) ?? ''
  const [, event] = /^event: (.*)$/m.exec(block) ?? []
  const [, data] = /^data: (.*)$/m.exec(block) ?? []
  return { status: answer.statusCode, ...summaryEventSchema.parse({ event, data: JSON.parse(data ?? '') }) }
}

describe('a video that cannot be read', () => {
  it.each(inject('everyWay') ? failing : firstOfEachFailure)(
    '$videoId: $about',
    async ({ videoId, expected: { code, kind, sentence, startsAt } }) => {
      const { title, status } = problems[code]
      const problem = {
        code,
        detail: sentence,
        title,
        status,
        ...(startsAt === undefined ? {} : { startsAt }),
      }
      const payload = { videoUrl: `https://www.youtube.com/watch?v=${videoId}` }

      const { answer: transcribed, calls } = await transcribe(payload)
      expect(transcribed).toMatchObject({ ok: false, status: problem.status, problem })
      expect(calls, 'requests to YouTube').toBeLessThanOrEqual(maxCalls)
      const seen = outcomes.get(videoId)
      expect(seen?.code).toBe(code)
      expect(seen?.attempts.map(({ outcome }) => outcome)).toContain(kind)
    },
  )

  it.each(firstOfEachCode)('gives no summary for $expected.code either', async ({ videoId, expected }) => {
    const payload = { videoUrl: `https://www.youtube.com/watch?v=${videoId}` }
    const problem = { code: expected.code, detail: expected.sentence }
    const summarized = await server.call('POST /api/summarize', { payload })
    expect(summarized).toMatchObject({ ok: false, status: problems[expected.code].status, problem })
    expect(await followSummary(payload.videoUrl)).toMatchObject({ event: 'problem', data: problem })
  })
})

describe('a video that can be read', () => {
  it.each(partOf(working, 5))(
    '$videoId: $about',
    async ({ videoId, expected: { source, outcome, track } }) => {
      const payload = { videoUrl: `https://youtu.be/${videoId}` }

      const { answer: transcribed, calls } = await transcribe(payload)
      expect(calls, 'requests to YouTube').toBeLessThanOrEqual(maxCalls)
      expect(transcribed).toMatchObject({ ok: true, body: { transcript: { videoId, origin: 'youtube' } } })
      if (track !== undefined && transcribed.ok) {
        const { captionKind, language } = transcribed.body.transcript
        expect(`${captionKind} ${language}`).toBe(track)
      }
      const seen = outcomes.get(videoId)
      expect(seen?.code).toBe('OK')
      expect(seen?.attempts.find((attempt) => attempt.outcome === outcome)?.source).toBe(source)
    },
  )

  it.each(firstOfEachWay)('is summarized: $videoId by $expected.source', async ({ videoId }) => {
    const payload = { videoUrl: `https://youtu.be/${videoId}` }
    const summarized = await server.call('POST /api/summarize', { payload })
    expect(summarized).toMatchObject({ ok: true, body: { videoId, cached: false } })
  })

  it('is summarized once, and the next who asks follows what is stored', async () => {
    const [{ videoId } = { videoId: '' }] = working
    await followSummary(`https://youtu.be/${videoId}`)
    expect(await followSummary(`https://youtu.be/${videoId}`)).toMatchObject({
      status: 200,
      event: 'done',
      data: { videoId, cached: true },
    })
  })
})
