import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createYoutubeLists } from '#server/adapters/youtube/lists/video-lists.ts'
import { manyPlaylist, simulatedChannel } from '#tests/fakes/youtube/lists.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

let youtube: YoutubeSimulator
let server: TestApp
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
  server = await startApp({ videoLists: createYoutubeLists(youtubeOptions(youtube.origin)) })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await youtube[Symbol.asyncDispose]()
})

const look = (url: string) =>
  server.call('GET /api/playlists', { path: `/api/playlists?url=${encodeURIComponent(url)}` })

describe('a link to many videos', () => {
  it('says what it is to everybody, before anything is charged', async () => {
    const answer = await look(`https://www.youtube.com/watch?v=okManual001&list=${manyPlaylist}`)
    expect(answer).toMatchObject({
      ok: true,
      body: {
        list: {
          kind: 'playlist',
          id: manyPlaylist,
          url: `https://www.youtube.com/playlist?list=${manyPlaylist}`,
          title: 'Simulated lectures',
          videoCount: 500,
        },
      },
    })
    expect(answer.ok && answer.body.videos).toHaveLength(100)
  })

  it('asks YouTube once in five minutes', async () => {
    await look(simulatedChannel.handle)
    const before = youtube.requests.length
    expect(await look(`youtube.com/${simulatedChannel.handle}/videos`)).toMatchObject({
      ok: true,
      body: { list: { kind: 'channel', id: simulatedChannel.id } },
    })
    expect(youtube.requests.length).toBe(before)
  })

  it('to a mix names its first video alone', async () => {
    expect(await look('https://youtu.be/okManual001?list=RDokManual001')).toMatchObject({
      ok: true,
      body: { list: { kind: 'mix', videoCount: null }, videos: [{ videoId: 'okManual001' }] },
    })
  })

  it.each([
    ['https://www.youtube.com/watch?v=okManual001', 'INVALID_LINK'],
    ['https://example.org/@somebody', 'INVALID_LINK'],
    ['https://www.youtube.com/playlist?list=WL', 'PLAYLIST_NOT_FOUND'],
    ['https://www.youtube.com/playlist?list=PLsimulatedPrivate0', 'PLAYLIST_NOT_FOUND'],
    ['https://www.youtube.com/playlist?list=PLsimulatedBlocked0', 'YOUTUBE_BLOCKED'],
  ])('is refused with its reason: %s', async (url, code) => {
    expect(await look(url)).toMatchObject({ ok: false, problem: { code } })
  })

  it('may be looked at 30 times a minute from one network', async () => {
    const answers = []
    for (let number = 0; number < 31; number += 1) answers.push(await look(`youtube.com/@some.name${number}`))
    expect(answers.at(-1)).toMatchObject({ ok: false, problem: { code: 'RATE_LIMITED' } })
  })
})
