import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultClients } from '#server/lib/youtube-clients.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { sourceAt } from './simulated-source.ts'

const youtube = await startYoutubeSimulator()
afterAll(() => youtube[Symbol.asyncDispose]())
beforeEach(() => {
  youtube.requests.length = 0
})

const source = (overrides: Parameters<typeof sourceAt>[1] = {}) => sourceAt(youtube.origin, overrides)
/** Five videos for which no application is served any more. */
const rejected = ['rejected001', 'outdated001', 'reload00001', 'rejected002', 'rejected003']

describe('the source of transcripts', () => {
  it('pauses applications that fail for five videos, and says for how long', async () => {
    const { codeOf, ask, clock, outcomes } = source()
    for (const videoId of rejected) await codeOf(videoId)
    youtube.requests.length = 0
    clock.advance(500)
    await expect(ask('okManual001')).rejects.toMatchObject({
      code: 'YOUTUBE_PAUSED',
      retryAfterSeconds: 2,
      detail:
        "YouTube isn't answering this server properly, so we're pausing for a moment. Wait for the countdown, or paste the transcript.",
    })
    expect(youtube.requests).toEqual([])
    expect(outcomes.at(-1)?.attempts.map(({ outcome }) => outcome)).toEqual(['SKIPPED', 'SKIPPED', 'SKIPPED'])
    clock.advance(1500)
    expect(await codeOf('okManual001')).toBe('OK')
    expect(await codeOf('okRolling01')).toBe('OK')
  })

  it('pauses for no longer than that after a hiccup that met many at once', async () => {
    const { codeOf, clock } = source()
    const videos = [...rejected, 'http500play', 'cutConn0001', 'jsonCut0001', 'htmlPlayer1', 'reload00001']
    await Promise.all([...videos, ...videos].map((videoId) => codeOf(videoId)))
    clock.advance(3000)
    expect(await codeOf('okManual001')).toBe('OK')
  })

  it('remembers nothing of a video while some could not be asked', async () => {
    const { codeOf, clock } = source({
      clients: { ...defaultClients, players: defaultClients.players.slice(0, 2) },
    })
    // ANDROID alone sees these.
    for (const videoId of ['botCheckOne', 'rejectedOne', 'jsonCutOne1', 'swapOnce001', 'botCheckTwo']) {
      expect(await codeOf(videoId)).toBe('OK')
    }
    expect(await codeOf('noCaptions1')).toBe('YOUTUBE_PAUSED')
    clock.advance(2000)
    expect(await codeOf('noCaptions1')).toBe('NO_CAPTIONS')
  })

  it('does not pause applications whose player works when the captions fail', async () => {
    const { codeOf } = source()
    for (const videoId of [
      'captEmpty01',
      'capt404text',
      'captNoEvent',
      'http503text',
      'captCutJson',
      'cutConnText',
    ]) {
      await codeOf(videoId)
    }
    expect(await codeOf('okManual001')).toBe('OK')
  })

  it('does not make applications pause when it is the videos', async () => {
    const { codeOf } = source()
    for (let i = 0; i < 6; i += 1) {
      await codeOf('notFound001')
      await codeOf('noCaptions1')
    }
    expect(await codeOf('okManual001')).toBe('OK')
  })
})
