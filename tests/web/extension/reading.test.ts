import { describe, expect, it } from 'vitest'
import { readJson3 } from '#core/captions/formats/json3.ts'
import { asJson3, captionAddress, hasCaptions, withProof } from '#extension/reading/caption-address.ts'
import { listOfPage } from '#extension/reading/list-of-page.ts'
import { readOutcome } from '#extension/reading/page-transcript.ts'
import { findJson } from '#extension/reading/player-data.ts'
import { readYoutube } from '#extension/reading/read-youtube.ts'
import type { Surroundings } from '#extension/reading/surroundings.ts'
import { json3, renderWatchPage, watchPage } from '#tests/fakes/video-pages/watch-page.ts'
import type { WatchPage } from '#tests/fakes/video-pages/watch-page.ts'

const videoId = 'bees0000001'

/** A page of a video whose scripts do nothing, and what was fetched for it. */
function around(page: WatchPage, more: Partial<Surroundings> = {}) {
  const fetched: string[] = []
  const document = new DOMParser().parseFromString(renderWatchPage(page), 'text/html')
  const surroundings: Surroundings = {
    document,
    address: () => `https://www.youtube.com/watch?v=${page.videoId}`,
    fetch: async (address) => {
      fetched.push(address)
      return new Response(json3)
    },
    loadedCaptions: () => [],
    wait: async () => undefined,
    ...more,
  }
  return { surroundings, fetched }
}

const read = (page: Partial<WatchPage> = {}, more: Partial<Surroundings> = {}) => {
  const { surroundings, fetched } = around(watchPage(page), more)
  return readYoutube(surroundings, new AbortController().signal).then((outcome) => ({ outcome, fetched }))
}
const track = (language: string, kind?: string) => ({
  languageCode: language,
  ...(kind === undefined ? {} : { kind }),
  name: { simpleText: language },
  baseUrl: `https://www.youtube.com/api/timedtext?v=${videoId}&lang=${language}${kind === undefined ? '' : '&kind=asr'}`,
})

describe('the choice of a track', () => {
  it.each([
    ['human before automatic', [track('en', 'asr'), track('en'), track('de')], 'en', 'human'],
    ['the spoken language before a translation', [track('de'), track('en', 'asr')], 'en', 'automatic'],
    ['any before none', [track('hi')], 'hi', 'human'],
  ])('is that of the server: %s', async (_rule, tracks, language, captionKind) => {
    const { outcome, fetched } = await read({ tracks })
    expect(outcome).toMatchObject({ ok: true, transcript: { language, captionKind, captions: json3 } })
    expect(fetched).toHaveLength(1)
    expect(fetched[0]).toContain('fmt=json3')
  })

  it('never leads to another host or another video', async () => {
    const elsewhere = { ...track('en'), baseUrl: 'https://evil.example/api/timedtext?v=bees0000001' }
    const another = { ...track('en'), baseUrl: 'https://www.youtube.com/api/timedtext?v=wasps000001' }
    const { outcome, fetched } = await read({ tracks: [elsewhere, another], panel: 'missing' })
    expect(outcome).toEqual({ ok: false, failure: 'UNREADABLE' })
    expect(fetched).toEqual([])
  })
})

it('the reader takes title, channel, duration and chapters along', async () => {
  const { outcome } = await read()
  expect(outcome).toMatchObject({
    ok: true,
    transcript: {
      videoId,
      title: 'How bees find home',
      channel: 'Meadow',
      durationSeconds: 36,
      chapters: [
        { title: 'The hive', start: 0 },
        { title: 'The way', start: 12 },
        { title: 'The dance', start: 24 },
      ],
    },
  })
})

it('the reader reads on what the data names when the page moves on, and leaves the rest to the next try', async () => {
  let address = `https://www.youtube.com/watch?v=${videoId}`
  const more = {
    address: () => address,
    fetch: async () => {
      address = 'https://www.youtube.com/watch?v=wasps000001'
      return new Response(json3)
    },
  }
  expect((await read({}, more)).outcome).toMatchObject({ ok: true, transcript: { videoId } })
  address = `https://www.youtube.com/watch?v=${videoId}`
  expect((await read({ playerData: 'missing' }, more)).outcome).toEqual({ ok: false, failure: 'LEFT' })
})

it.each([
  ['CONSENT', 'https://consent.youtube.com/m?continue=x'],
  ['NO_VIDEO', 'https://www.youtube.com/feed/history'],
] as const)('the reader says %s at %s', async (failure, address) => {
  expect((await read({}, { address: () => address })).outcome).toEqual({ ok: false, failure })
})

it('the reader sends automatic captions of a day, which name each word with its time, line by line', async () => {
  const words = Array.from({ length: 8 }, (_, at) => ({
    utf8: at === 0 ? 'bees' : ' bees',
    tOffsetMs: at * 300,
  }))
  const line = (at: number) => ({ tStartMs: at * 3000, dDurationMs: 4000, wWinId: 1, segs: words })
  const day = JSON.stringify({ events: Array.from({ length: 28_800 }, (_, at) => line(at)) }, null, 2)
  expect(day.length).toBeGreaterThan(20_000_000)
  const { outcome } = await read({}, { fetch: async () => new Response(day) })
  const answer = readOutcome(outcome)
  expect(answer.ok).toBe(true)
  const captions = answer.ok ? answer.transcript.captions : ''
  const { cues, captionKind } = readJson3(captions)
  expect([cues.length, cues.at(-1), captionKind]).toEqual([28_800, readJson3(day).cues.at(-1), 'automatic'])
})

it.each([
  [
    'a video that YouTube is still working on',
    { playability: { status: 'UNPLAYABLE', reason: "We're processing this video. Check back later." } },
  ],
  ['a stream that has just ended', { details: { isPostLiveDvr: true } }],
])('the reader says that %s is not ready', async (_what, page) => {
  expect((await read({ ...page, tracks: [] })).outcome).toEqual({ ok: false, failure: 'PROCESSING' })
})

describe('the address of captions', () => {
  const loaded = new URL(`https://www.youtube.com/api/timedtext?v=${videoId}&pot=proof&potc=1&c=WEB`)

  it('is one of YouTube for this video alone', () => {
    expect(captionAddress(loaded.href, videoId)?.href).toBe(loaded.href)
    for (const other of [
      loaded.href.replace('https', 'http'),
      loaded.href.replace('www.youtube.com', 'youtube.com.evil.example'),
      loaded.href.replace('/api/timedtext', '/logout'),
      loaded.href.replace(videoId, 'wasps000001'),
      'no address',
    ]) {
      expect(captionAddress(other, videoId), other).toBeNull()
    }
  })

  it('asks for no translation, and takes the proof of the player over', () => {
    const named = new URL(
      `https://www.youtube.com/api/timedtext?v=${videoId}&lang=en&exp=xpe&tlang=de&fmt=srv3`,
    )
    const asked = new URL(asJson3(withProof(named, loaded)))
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      v: videoId,
      lang: 'en',
      fmt: 'json3',
      pot: 'proof',
      potc: '1',
      c: 'WEB',
    })
  })
})

it.each([
  [json3, true],
  ['', false],
  ['{"events":[]}', false],
  ['{"events":[{"segs":[{"utf8":"\\n"}]}]}', false],
  ['<html>"utf8":"words"', false],
  [null, false],
])('the reader tells captions from none', (text, expected) => expect(hasCaptions(text)).toBe(expected))

it.each([
  ['var data = {"a":"}{\\"","b":{"c":1}};more()', { a: '}{"', b: { c: 1 } }],
  ['var data = {"a":1', null],
  ['var data = null', null],
  ['nothing', null],
])('the reader finds the object in %j', (text, value) => expect(findJson(text, /data\s*=\s*/)).toEqual(value))

it.each([null, 7, { ok: true }, { ok: true, transcript: { title: 7 } }, { ok: false, failure: 'OTHER' }])(
  'the reader takes an answer of another form for a page that cannot be read: %j',
  (value) => expect(readOutcome(value)).toEqual({ ok: false, failure: 'UNREADABLE' }),
)

describe('the list that a page of YouTube shows', () => {
  const playlist = 'https://www.youtube.com/playlist?list=PLbees0000000001'
  it.each([
    [`${playlist}&si=abc`, playlist],
    ['https://www.youtube.com/@meadow', 'https://www.youtube.com/@meadow/videos'],
    ['https://www.youtube.com/@meadow/streams', 'https://www.youtube.com/@meadow/streams'],
    [
      `https://www.youtube.com/channel/UC${'a'.repeat(22)}`,
      `https://www.youtube.com/channel/UC${'a'.repeat(22)}/videos`,
    ],
    ['https://www.youtube.com/c/meadow/featured', 'https://www.youtube.com/c/meadow/videos'],
  ])('%s is named by one address', (address, expected) => {
    expect(listOfPage(address)).toBe(expected)
  })

  it.each([
    [
      'the page of a video in a playlist',
      'https://www.youtube.com/watch?v=bees0000001&list=PLbees0000000001',
    ],
    ['what a person wants to watch later', 'https://www.youtube.com/playlist?list=WL'],
    ['a mix', 'https://www.youtube.com/playlist?list=RDbees0000001'],
    ['the home page', 'https://www.youtube.com/'],
    ['another site', 'https://youtube.com.example.org/playlist?list=PLbees0000000001'],
    ['no address', 'javascript'],
  ])('%s has none', (_, address) => {
    expect(listOfPage(address)).toBeNull()
  })
})
