import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { playlists } from '#tests/fakes/youtube/playlists.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { youtubeOptions } from './simulated-youtube.ts'

let youtube: YoutubeSimulator
let server: TestApp
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  server = await startApp({ transcriptSources: [createYoutubeSource(youtubeOptions(youtube.origin))] })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

const transcribe = (payload: { videoUrl: string; captions?: { language: string; kind?: string } }) =>
  server.call('POST /api/transcribe', { payload })

describe('a link to a playlist', () => {
  const all = Object.entries(playlists)

  it.each(all)('means its first video, or says why there is none: %s', async (playlistId, { expected }) => {
    const answer = await transcribe({ videoUrl: `https://www.youtube.com/playlist?list=${playlistId}` })
    if (expected.isOk) {
      const { videoId } = expected
      expect(answer).toMatchObject({ ok: true, body: { fromPlaylist: true, transcript: { videoId } } })
    } else {
      const { code, sentence: detail } = expected
      expect(answer).toMatchObject({ ok: false, problem: { code, detail } })
    }
  })

  it('is said in a summary as well', async () => {
    const videoUrl = 'https://www.youtube.com/playlist?list=PLsimulatedSidebar'
    const answer = await server.call('POST /api/summarize', { payload: { videoUrl } })
    expect(answer).toMatchObject({ ok: true, body: { fromPlaylist: true, videoId: 'okManual001' } })
  })

  it('that names a video too means that video', async () => {
    const videoUrl = 'https://www.youtube.com/watch?v=okRolling01&list=PLsimulatedSidebar'
    expect(await transcribe({ videoUrl })).toMatchObject({
      ok: true,
      body: { fromPlaylist: false, transcript: { videoId: 'okRolling01' } },
    })
  })
})

describe('a text with a link in it', () => {
  it.each([
    'Watch this: https://youtu.be/okRolling01?t=90.5, it is great!',
    'https://youtu.be/okRolling01 and then https://youtu.be/okManual001',
    '[The talk](https://www.youtube.com/watch?v=okRolling01 "Title")',
    '> “https://de.youtube.com/watch?v=okRolling01”',
    'https://www.youtube.com/watch?feature=share&amp;v=okRolling01',
    '\u200bhttps://you\u200btu.be/okRolling01\u200b',
    'https://www.youtube.com/signin?next=%2Fwatch%3Fv%3DokRolling01',
    'Look at https://example.org/watch?v=okManual001 or https://m.youtube.com/watch?v=okRolling01',
  ])('means the first video that it names: %s', async (videoUrl) => {
    expect(await transcribe({ videoUrl })).toMatchObject({
      ok: true,
      body: { transcript: { videoId: 'okRolling01' } },
    })
  })
})

describe('captions that are shown on into the next ones', () => {
  it.each(['srv3', 'srv1'])('end where the next begin when saved as %s too', async (format) => {
    const query = `v=overlapEnd1&lang=en&fmt=${format}`
    const saved = await fetch(`${youtube.origin}/api/timedtext?${query}`)
    const given = await server.call('POST /api/transcripts', {
      headers: { 'content-type': 'application/octet-stream' },
      payload: await saved.text(),
    })
    const fetched = await transcribe({ videoUrl: 'https://youtu.be/overlapEnd1' })
    if (!given.ok || !fetched.ok) throw new Error('There is no transcript.')
    const { sentences } = given.body.transcript
    expect(sentences).toEqual(fetched.body.transcript.sentences)
    expect(sentences.length).toBeGreaterThan(100)
  })
})

describe('captions', () => {
  const videoUrl = 'https://youtu.be/manyTracks1'

  it('can be chosen from those that the video has; each choice is stored beside the default one', async () => {
    const defaults = await transcribe({ videoUrl })
    if (!defaults.ok) throw new Error(defaults.problem.detail)
    const { tracks, language } = defaults.body.transcript
    const other = tracks.find((track) => track.language !== language)
    if (other === undefined) throw new Error('The scenario has one language only.')
    const captions = { language: other.language, kind: other.kind }
    const chosen = await transcribe({ videoUrl, captions })
    expect(chosen).toMatchObject({
      ok: true,
      body: { cached: false, transcript: { language: other.language, captionKind: other.kind } },
    })
    expect(await transcribe({ videoUrl, captions })).toMatchObject({ ok: true, body: { cached: true } })
    expect(await transcribe({ videoUrl })).toMatchObject({
      ok: true,
      body: { cached: true, transcript: { id: defaults.body.transcript.id } },
    })
  })

  it('are refused by a field that says what is wrong', async () => {
    const answer = await transcribe({ videoUrl, captions: { language: 'no language' } })
    expect(answer).toMatchObject({
      ok: false,
      status: 400,
      problem: { errors: [{ field: 'body.captions.language' }] },
    })
  })
})
