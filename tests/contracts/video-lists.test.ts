import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseListLink } from '#product/list-link.ts'
import { createYoutubeLists } from '#server/adapters/youtube/lists/video-lists.ts'
import type { ListedVideo, VideoLists } from '#server/ports/video-sources.ts'
import { endlessPlaylist, manyPlaylist, simulatedChannel } from '#tests/fakes/youtube/lists.ts'
import { manyVideoId } from '#tests/fakes/youtube/scenarios/many.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

let youtube: YoutubeSimulator
let lists: VideoLists
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  lists = createYoutubeLists(youtubeOptions(youtube.origin))
})
afterAll(() => youtube[Symbol.asyncDispose]())

const { signal } = new AbortController()
const open = async (text: string, stop = signal) => {
  const link = parseListLink(text)
  if (link === null) throw new Error('No link to a list.')
  return await lists.open(link, { signal: stop })
}

async function all(text: string): Promise<ListedVideo[]> {
  const first = await open(text)
  const videos = [...first.videos]
  for (let { next } = first; next !== null;) {
    const page = await lists.more(next, { signal })
    videos.push(...page.videos)
    next = page.next
  }
  return videos
}

describe('a playlist', () => {
  it('says what it is with its first videos', async () => {
    const { list, videos, next } = await open(`https://www.youtube.com/playlist?list=${manyPlaylist}`)
    const facts = { title: 'Simulated lectures', owner: 'Simulated lectures', videoCount: 500 }
    expect(list).toEqual({ kind: 'playlist', id: manyPlaylist, ...facts })
    expect(videos).toHaveLength(100)
    expect(videos[0]).toEqual({
      videoId: manyVideoId(1),
      title: 'Lecture 1',
      channel: 'Simulated lectures',
      durationSeconds: 171,
      publishedText: '9 years ago',
      state: 'playable',
    })
    expect(next).not.toBeNull()
  })

  it('goes on to its end, in its order', async () => {
    const videos = await all(`https://www.youtube.com/playlist?list=${manyPlaylist}`)
    expect(videos.map(({ videoId }) => videoId)).toEqual(
      Array.from({ length: 500 }, (_, index) => manyVideoId(index + 1)),
    )
  })

  it.each(['PLsimulatedPrivate0', 'PLsimulatedUnviewed', 'PLnobodyHasMadeThis', 'PLsimulatedEmpty000'])(
    'that is not there is a failure with a name: %s',
    async (playlistId) => {
      const asked = open(`https://www.youtube.com/playlist?list=${playlistId}`)
      await expect(asked).rejects.toMatchObject({ code: 'PLAYLIST_NOT_FOUND' })
    },
  )

  it.each([
    ['PLsimulatedBlocked0', 'YOUTUBE_BLOCKED'],
    ['PLsimulatedBroken00', 'YOUTUBE_CHANGED'],
  ])('says why YouTube does not answer: %s', async (playlistId, code) => {
    await expect(open(`https://www.youtube.com/playlist?list=${playlistId}`)).rejects.toMatchObject({ code })
  })

  it('is given up with the signal', async () => {
    const gone = AbortSignal.abort(new Error('The caller has left'))
    await expect(open(`youtube.com/playlist?list=${endlessPlaylist}`, gone)).rejects.toThrow(
      'The caller has left',
    )
  })
})

describe('a channel', () => {
  const { id, handle, custom, user } = simulatedChannel

  it.each([`channel/${id}`, handle, custom, user])('is the same by each of its names: %s', async (path) => {
    const { list, videos } = await open(`https://www.youtube.com/${path}`)
    const facts = { title: 'Simulated lectures', owner: 'Simulated lectures', videoCount: null }
    expect(list).toEqual({ kind: 'channel', id, ...facts })
    expect(videos).toHaveLength(30)
    expect(videos[1]).toMatchObject({
      videoId: manyVideoId(2),
      title: 'Lecture 2',
      durationSeconds: 172,
      publishedText: '2 weeks ago',
    })
  })

  it('has a tab for videos, for shorts and for streams', async () => {
    expect(await all(`youtube.com/${handle}`)).toHaveLength(75)
    const shorts = await all(`youtube.com/${handle}/shorts`)
    expect(shorts).toHaveLength(31)
    expect(shorts[0]).toMatchObject({ title: 'Lecture 1', durationSeconds: null })
    const streams = await all(`youtube.com/${handle}/streams`)
    expect(streams.map(({ state }) => state)).toEqual(['upcoming', 'live'])
  })

  it('that is not there is said to be a channel', async () => {
    await expect(open('https://www.youtube.com/@nobody.is.called.so')).rejects.toMatchObject({
      code: 'PLAYLIST_NOT_FOUND',
      detail: "This channel doesn't exist, or has no videos there.",
    })
  })
})

it('of a mix only the first video is listed', async () => {
  const { list, videos, next } = await open('https://youtu.be/okManual001?list=RDokManual001')
  expect(list).toMatchObject({ kind: 'mix', id: 'RDokManual001' })
  expect(videos.map(({ videoId }) => videoId)).toEqual(['okManual001'])
  expect(next).toBeNull()
})
