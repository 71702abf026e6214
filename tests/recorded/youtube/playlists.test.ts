import { expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { playlistMeanings } from './playlist-meanings.ts'
import { recordedYoutube, recordingsOf } from './recordings.ts'
import { outcomeOf, sourceBefore } from './replay.ts'

describeRealData('the recorded playlists', recordedYoutube, (folder) => {
  const mixes = [...recordingsOf(folder, ['next'])].filter(
    ([, { about }]) => about?.startsWith('RD') === true,
  )
  const recordings = new Map([...recordingsOf(folder, ['browse', 'resolve_url']), ...mixes])

  it('each have a first video in the table, or none', () => {
    expect([...recordings.keys()].toSorted()).toEqual(Object.keys(playlistMeanings).toSorted())
  })

  it.each(Object.entries(playlistMeanings))('%s', async (name, videoId) => {
    const recording = recordings.get(name)
    if (recording === undefined) throw new Error('There is no such recording.')
    const { status, contentType, about, body } = recording
    const answer = (): Response => new Response(body(), { status, headers: { 'content-type': contentType } })
    const { source } = sourceBefore({ browse: answer, next: answer })
    if (source.findFirstVideo === undefined) throw new Error('The source knows no playlists.')
    const listId = about?.replace(/^VL/, '') ?? 'PLcontinued'
    const outcome = await outcomeOf(source.findFirstVideo(listId, { signal: new AbortController().signal }))
    expect(outcome).toMatchObject(
      videoId === null ? { kind: 'PLAYLIST_NOT_FOUND', code: 'PLAYLIST_NOT_FOUND' } : { found: videoId },
    )
  })
})
