import { describe, expect, it } from 'vitest'
import type { ClipTokens } from '#server/adapters/gemini-video/clip-protocol.ts'
import type {
  GeminiVideoOptions,
  GeminiVideoOutcome,
} from '#server/adapters/gemini-video/gemini-video-source.ts'
import { sentenceAt } from '#tests/fakes/gemini-video/library.ts'
import { startGeminiVideoSimulator } from '#tests/fakes/gemini-video/simulator.ts'
import { simulatedGeminiVideo } from '#tests/fakes/gemini-video/source.ts'

const { signal } = new AbortController()
const limits = { callMs: 5000, backOffMs: 1, answerBytes: 1024 * 1024 }

async function transcribe(videoId: string, overrides: Partial<GeminiVideoOptions> = {}) {
  await using gemini = await startGeminiVideoSimulator()
  const outcomes: GeminiVideoOutcome['outcome'][] = []
  const source = simulatedGeminiVideo(gemini.baseUrl, {
    onOutcome: ({ outcome }) => outcomes.push(outcome),
    ...overrides,
  })
  const result = await source.fetch(videoId, { signal, choice: null }).catch((error: unknown) => error)
  return { result, outcomes, starts: gemini.questions.map(({ start }) => start) }
}

const everyTenSeconds = (durationSeconds: number) =>
  Array.from({ length: durationSeconds / 10 }, (_, i) => ({
    start: i * 10,
    duration: null,
    text: sentenceAt(i * 10),
    speaker: null,
  }))

describe('createGeminiVideoSource', () => {
  it('puts the clips of a long video together on one clock, and marks the times as estimated', async () => {
    const { result, outcomes, starts } = await transcribe('longTalk001')
    expect(result).toMatchObject({
      videoId: 'longTalk001',
      language: 'en',
      timings: 'estimated',
      captionKind: 'unknown',
      cues: everyTenSeconds(2400),
    })
    expect(outcomes).toEqual(['OK'])
    expect(starts).toEqual([0, 900, 1800])
  })

  it('tells what each answer took, and asks for no more than it may', async () => {
    const answers: ClipTokens[] = []
    const asked: ClipTokens[] = []
    const { result, outcomes, starts } = await transcribe('longTalk001', {
      mayAsk: async (spent) =>
        asked.push(spent) > 2
          ? null
          : ({ inputTokens, outputTokens }) => void answers.push({ inputTokens, outputTokens }),
    })
    expect(starts).toEqual([0, 900])
    expect(outcomes).toEqual(['CEILING_REACHED'])
    expect(result).toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
    expect(answers[0]?.inputTokens).toBeGreaterThan(20_000)
    expect(answers[0]?.outputTokens).toBeGreaterThan(100)
    const [first, second] = answers.map(({ inputTokens }) => inputTokens)
    expect(asked.map(({ inputTokens }) => inputTokens)).toEqual([0, first, (first ?? 0) + (second ?? 0)])
  })

  it.each([
    ['shortTalk01', 120, 'is over before the first clip is'],
    ['videoClock1', 1200, 'has its times counted from its start, against what was asked'],
    ['clamped0001', 200, 'is played again when more is asked for'],
    ['downOnce001', 120, 'was not to be had the first time'],
  ])('hears the whole of %s (%i s), which %s', async (videoId, durationSeconds) => {
    expect((await transcribe(videoId)).result).toMatchObject({ cues: everyTenSeconds(durationSeconds) })
  })

  it.each([
    ['hours3Talk1', 'TOO_LONG', 8],
    ['silent00001', 'NO_SPEECH', 2],
    ['privateVid1', 'VIDEO_REFUSED', 1],
    ['liveNow0001', 'VIDEO_REFUSED', 1],
    ['quotaUsed01', 'QUOTA_USED_UP', 1],
    ['down0000001', 'UNREACHABLE', 3],
    ['unsafe00001', 'WITHHELD', 1],
    ['cutOff00001', 'CUT_OFF', 1],
    ['looping0001', 'CUT_OFF', 1],
    ['notJson0001', 'ANSWER_CHANGED', 1],
  ])('fails for %s with %s after %i calls', async (videoId, kind, calls) => {
    const { result, outcomes, starts } = await transcribe(videoId)
    expect(result).toMatchObject({ code: 'SOURCE_UNAVAILABLE', cause: { kind } })
    expect(outcomes).toEqual([kind])
    expect(starts).toHaveLength(calls)
  })

  it('tells a refused key from a refused video', async () => {
    const { result, outcomes } = await transcribe('shortTalk01', { apiKey: 'wrong' })
    expect(result).toMatchObject({ cause: { kind: 'KEY_REFUSED' } })
    expect(outcomes).toEqual(['KEY_REFUSED'])
  })

  it('ends a call that takes too long, and does not make it again', async () => {
    let calls = 0
    const never: typeof fetch = async (_url, init) => {
      calls += 1
      const { promise, reject } = Promise.withResolvers<Response>()
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      return await promise
    }
    const { outcomes } = await transcribe('shortTalk01', { fetch: never, limits: { ...limits, callMs: 5 } })
    expect(outcomes).toEqual(['UNREACHABLE'])
    expect(calls).toBe(1)
  })

  it('refuses an answer that is too large', async () => {
    const { outcomes } = await transcribe('longTalk001', { limits: { ...limits, answerBytes: 500 } })
    expect(outcomes).toEqual(['ANSWER_CHANGED'])
  })

  it('stops when the caller leaves', async () => {
    await using gemini = await startGeminiVideoSimulator()
    const caller = new AbortController()
    const source = simulatedGeminiVideo(gemini.baseUrl)
    const pending = source.fetch('hang0000001', { signal: caller.signal, choice: null })
    caller.abort(new Error('left'))
    await expect(pending).rejects.toThrow('left')
  })

  it('has no captions to choose from', async () => {
    await using gemini = await startGeminiVideoSimulator()
    const source = simulatedGeminiVideo(gemini.baseUrl)
    expect(await source.fetch('shortTalk01', { signal, choice: { language: 'en' } })).toBeNull()
    expect(gemini.questions).toEqual([])
  })

  it('helps where the captions are missing or this server is blocked, not where the video is shut', () => {
    const { helpsAfter } = simulatedGeminiVideo('http://127.0.0.1:1')
    const helped = ['NO_CAPTIONS', 'CAPTIONS_WITHHELD', 'YOUTUBE_BLOCKED'] as const
    const left = ['PRIVATE_VIDEO', 'AGE_RESTRICTED', 'LIVE_NOW', 'VIDEO_NOT_FOUND', 'INVALID_LINK'] as const
    expect(helped.map((code) => helpsAfter?.(code))).toEqual([true, true, true])
    expect(left.map((code) => helpsAfter?.(code))).toEqual([false, false, false, false, false])
  })
})
