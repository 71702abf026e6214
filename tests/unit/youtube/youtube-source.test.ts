import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CaptionChoice } from '#contract/transcripts.ts'
import { defaultLimits } from '#server/adapters/youtube/http/caller.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { transcriptSeconds } from '#tests/fakes/youtube/tracks.ts'
import { sourceAt } from './simulated-source.ts'

const youtube = await startYoutubeSimulator()
afterAll(() => youtube[Symbol.asyncDispose]())
beforeEach(() => {
  youtube.requests.length = 0
})

const minute = 60_000
const source = (overrides: Parameters<typeof sourceAt>[1] = {}) => sourceAt(youtube.origin, overrides)

describe('what YouTube is asked', () => {
  it('is asked as the application that it says it is, in English, with the id of a visit', async () => {
    await source().ask('madeForKids')
    const players = youtube.requests.filter(({ endpoint }) => endpoint === 'player')
    expect(
      players.map(({ client, visitorData, headers }) => ({
        client,
        visitorData,
        id: headers['x-youtube-client-name'],
        version: headers['x-youtube-client-version'],
        agent: headers['user-agent']?.slice(0, 35),
        visit: headers['x-goog-visitor-id'],
        language: headers['accept-language'],
      })),
    ).toEqual([
      {
        client: 'VISIONOS',
        visitorData: 'Cgt1%3D%3D',
        id: '101',
        version: '1.02',
        agent: 'Mozilla/5.0 (Macintosh; Intel Mac O',
        visit: 'Cgt1%3D%3D',
        language: 'en-US,en;q=0.9',
      },
      {
        client: 'ANDROID',
        visitorData: 'Cgt1%3D%3D',
        id: '3',
        version: '21.26.364',
        agent: 'com.google.android.youtube/21.26.36',
        visit: 'Cgt1%3D%3D',
        language: 'en-US,en;q=0.9',
      },
    ])
  })

  it('is asked for the captions once, in json3, never for a translation', async () => {
    await source().ask('madeForKids', { language: 'de' })
    const captions = youtube.requests.filter(({ endpoint }) => endpoint === 'timedtext')
    expect(captions).toHaveLength(1)
    const query = new URL(captions[0]?.url ?? '', youtube.origin).searchParams
    expect(query.getAll('fmt')).toEqual(['json3'])
    expect(query.has('tlang')).toBe(false)
  })

  it('is asked for four things only: a visit, the video, its captions and its page', async () => {
    await source().ask('okManual001')
    expect(youtube.requests.map(({ endpoint }) => endpoint).toSorted()).toEqual([
      'next',
      'player',
      'timedtext',
      'visitor_id',
    ])
  })

  it('is asked within one visit of an hour', async () => {
    const { ask, clock } = source()
    await ask('okManual001')
    await ask('okRolling01')
    expect(youtube.count('visitor_id')).toBe(1)
    clock.advance(60 * minute)
    await ask('storydeu-01')
    expect(youtube.count('visitor_id')).toBe(2)
  })

  it('is asked in a new visit when the old one has asked too often', async () => {
    await source().ask('sessionOnce')
    const visits = youtube.requests.flatMap(({ endpoint, visitorData }) =>
      endpoint === 'player' ? [visitorData] : [],
    )
    expect(visits).toHaveLength(2)
    expect(new Set(visits).size).toBe(2)
  })
})

describe('what is reported of a video', () => {
  it('is its title, channel, length, language, day and captions', async () => {
    const transcript = await source().ask('okManual001')
    expect(transcript).toMatchObject({
      title: 'JavaScript: The Good Parts',
      channel: 'Google TechTalks',
      durationSeconds: transcriptSeconds,
      publishedOn: '2009-02-27',
      language: 'en',
      captionKind: 'human',
      timings: 'exact',
      chapters: [],
      tracks: [
        { language: 'en', kind: 'human', name: 'English' },
        { language: 'en', kind: 'automatic', name: 'English (auto-generated)' },
      ],
    })
    expect(transcript?.cues.length).toBeGreaterThan(1000)
  })

  it('are captions in part where YouTube lets nobody ask for more', async () => {
    const { ask, outcomes } = source()
    const transcript = await ask('earlyOnce01')
    expect(transcript?.cues.at(-1)?.text).toBe('That is all that was written down.')
    expect(outcomes[0]?.attempts.map(({ outcome }) => outcome)).toEqual(['EARLY', 'CAPTIONS_LIMITED'])
  })

  it('are the chapters of its page before those of its description', async () => {
    const { ask } = source()
    expect((await ask('chapters001'))?.chapters.map(({ start }) => start)).toEqual([0, 750, 1510, 3000])
    expect((await ask('chapterBoth'))?.chapters.map(({ start }) => start)).toEqual([0, 751, 1500])
    expect(await ask('chapterPage')).toMatchObject({
      publishedOn: '2025-12-01',
      chapters: [
        { title: 'Opening', start: 0 },
        { title: 'Main part', start: 600 },
      ],
    })
  })

  it('is its title by the interface for embedding when the player has none, or nothing', async () => {
    const { ask } = source()
    expect(await ask('noTitle0001')).toMatchObject({
      title: 'JavaScript: The Good Parts',
      channel: 'Google TechTalks',
    })
    expect(await ask('pageBroken1')).toMatchObject({ title: null, publishedOn: null, chapters: [] })
  })

  it.each<[CaptionChoice | null, string, string]>([
    [null, 'en-GB', 'human'],
    [{ language: 'de' }, 'de', 'human'],
    [{ language: 'ja' }, 'ja', 'automatic'],
    [{ language: 'en', kind: 'automatic' }, 'en', 'automatic'],
    [{ language: 'sv' }, 'en-GB', 'human'],
  ])('are the captions that were chosen: %o', async (choice, language, captionKind) => {
    expect(await source().ask('manyTracks1', choice)).toMatchObject({ language, captionKind })
  })

  it('is each line of automatic captions once', async () => {
    const { ask } = source()
    const [human, automatic] = [await ask('okManual001'), await ask('okRolling01')]
    expect(automatic?.captionKind).toBe('automatic')
    const words = (text = '') => text.toLowerCase().split(/\s+/).length
    const textOf = (transcript: typeof human) => transcript?.cues.map(({ text }) => text).join(' ')
    expect(words(textOf(automatic)) / words(textOf(human))).toBeCloseTo(1, 1)
  })
})

describe('what went wrong', () => {
  it('is remembered as long as it is likely to stay: ten minutes for a private video, one for a block', async () => {
    const { codeOf, clock, outcomes } = source()
    for (const [videoId, code, keepMs, calls] of [
      ['privateVid1', 'PRIVATE_VIDEO', 10 * minute, 1],
      ['botCheck001', 'YOUTUBE_BLOCKED', minute, 3],
    ] as const) {
      expect(await codeOf(videoId)).toBe(code)
      clock.advance(keepMs - 1)
      expect(await codeOf(videoId)).toBe(code)
      expect(youtube.count('player', videoId)).toBe(calls)
      expect(outcomes.at(-1)?.attempts).toEqual([])
      clock.advance(1)
      expect(await codeOf(videoId)).toBe(code)
      expect(youtube.count('player', videoId)).toBe(2 * calls)
    }
  })

  it('ends the search when no application would see it differently', async () => {
    const { codeOf } = source()
    await codeOf('privateVid1')
    await codeOf('noCaptions1')
    expect(youtube.count('player', 'privateVid1')).toBe(1)
    expect(youtube.count('player', 'noCaptions1')).toBe(3)
  })
})

describe('the time that it takes', () => {
  it('is eight seconds for a call and twenty for a video', () => {
    expect(defaultLimits).toMatchObject({ callMs: 8000, totalMs: 20_000 })
  })

  it('is limited for each call, so that the next application gets its turn', async () => {
    const limits = { ...defaultLimits, callMs: 300, backOffMs: 1 }
    const { codeOf, outcomes } = source({ limits })
    expect(await codeOf('slowFirst01')).toBe('OK')
    expect(outcomes[0]?.attempts[0]).toMatchObject({ source: 'VISIONOS', outcome: 'UNREACHABLE' })
  })

  it('is limited for all together', async () => {
    const { codeOf, outcomes } = source({ limits: { ...defaultLimits, totalMs: 100 } })
    expect(await codeOf('slowPlayer1')).toBe('YOUTUBE_UNREACHABLE')
    expect(outcomes[0]?.attempts).toHaveLength(1)
  })

  it('ends when the caller has gone, which says nothing of the video', async () => {
    const { made, codeOf, outcomes } = source()
    const controller = new AbortController()
    const asked = made.fetch('slowPlayer1', { signal: controller.signal, choice: null })
    await expect.poll(() => youtube.count('player')).toBe(1)
    controller.abort(new Error('Gone'))
    await expect(asked).rejects.toThrow('Gone')
    expect(outcomes).toEqual([])
    expect(await codeOf('okManual001')).toBe('OK')
  })
})
