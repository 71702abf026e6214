import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { playlists } from '#tests/fakes/youtube/playlists.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import type { YoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

let youtube: YoutubeSimulator
beforeAll(async () => {
  youtube = await startYoutubeSimulator()
})
afterAll(() => youtube[Symbol.asyncDispose]())

async function firstVideoOf(playlistId: string): Promise<string | undefined> {
  const { signal } = new AbortController()
  return await createYoutubeSource(youtubeOptions(youtube.origin)).findFirstVideo?.(playlistId, { signal })
}

const all = Object.entries(playlists).map(([playlistId, playlist]) => ({ playlistId, ...playlist }))

describe('the first video of a playlist', () => {
  it.each(all)('$playlistId: $about', async ({ playlistId, expected }) => {
    const asked = firstVideoOf(playlistId)
    if (expected.isOk) await expect(asked).resolves.toBe(expected.videoId)
    else await expect(asked).rejects.toMatchObject({ code: expected.code, detail: expected.sentence })
  })

  it('does not exist for a playlist that YouTube does not know', async () => {
    await expect(firstVideoOf('PLnobodyHasMadeThis')).rejects.toMatchObject({ code: 'PLAYLIST_NOT_FOUND' })
  })

  it('is the seed of a mix, which has no page of its own', async () => {
    await expect(firstVideoOf('RDokManual001')).resolves.toBe('okManual001')
  })
})
