import { expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { playlistMeanings } from './playlist-meanings.ts'
import { recordedYoutube, recordingsOf } from './recordings.ts'
import { outcomeOf, sourceBefore } from './replay.ts'

const positions = [
  'playlistSidebarPrimaryInfoRenderer',
  'playlistVideoRenderer',
  'reelItemRenderer',
  'shortsLockupViewModel',
  'lockupViewModel',
  'heroPlaylistThumbnailRenderer',
] as const

/** Pages that name their first video in several places, each of which YouTube left out on others. */
const onePosition = [
  ['huge-a51bbc42.browse', 'playlistSidebarPrimaryInfoRenderer', '8SbUC-UaAxE'],
  ['shortsui-b4ed7853.browse', 'playlistSidebarPrimaryInfoRenderer', '0UfLo9SOUeE'],
  ['huge-a51bbc42.browse', 'playlistVideoRenderer', '8SbUC-UaAxE'],
  ['shortsui-f4318c18.browse', 'reelItemRenderer', '7nUNs_lpa7o'],
  ['shortsui-689ace13.browse', 'shortsLockupViewModel', 'Xn1RVBESPBE'],
  ['mix-176e924c.next', 'lockupViewModel', 'gTN98rgFyB0'],
  ['shortsui-b4ed7853.browse', 'heroPlaylistThumbnailRenderer', '0UfLo9SOUeE'],
  ['courseplaylist-d83e7794.browse', 'heroPlaylistThumbnailRenderer', 'VBI6TSo8Zog'],
] as const

describeRealData('the recorded playlists', recordedYoutube, (folder) => {
  const mixes = [...recordingsOf(folder, ['next'])].filter(
    ([, { about }]) => about?.startsWith('RD') === true,
  )
  const recordings = new Map([...recordingsOf(folder, ['browse', 'resolve_url']), ...mixes])

  it('the pages each have a first video in the table, or none', () => {
    expect([...recordings.keys()].toSorted()).toEqual(Object.keys(playlistMeanings).toSorted())
  })

  /** What is found on a page of a playlist, or on the one of a mix where the recording is that. */
  async function firstVideo(name: string, endpoint: 'own' | 'browse', change = (body: string) => body) {
    const recording = recordings.get(name)
    if (recording === undefined) throw new Error('There is no such recording.')
    const { status, contentType, about, body } = recording
    const answer = (): Response =>
      new Response(change(body()), { status, headers: { 'content-type': contentType } })
    const { source } = sourceBefore({ browse: answer, next: answer })
    if (source.findFirstVideo === undefined) throw new Error('The source knows no playlists.')
    const listId = (endpoint === 'own' ? about?.replace(/^VL/, '') : null) ?? 'PLcontinued'
    return await outcomeOf(source.findFirstVideo(listId, { signal: new AbortController().signal }))
  }
  const none = { kind: 'PLAYLIST_NOT_FOUND', code: 'PLAYLIST_NOT_FOUND' }

  it.each(Object.entries(playlistMeanings))('%s', async (name, videoId) => {
    expect(await firstVideo(name, 'own')).toMatchObject(videoId === null ? none : { found: videoId })
  })

  it.each(onePosition)('%s names its first video in %s alone', async (name, position, videoId) => {
    const alone = (body: string): string =>
      positions
        .filter((other) => other !== position)
        .reduce((text, other) => text.replaceAll(`"${other}"`, '"gone"'), body)
    expect(await firstVideo(name, 'browse', alone)).toMatchObject({ found: videoId })
    const without = (body: string): string => alone(body).replaceAll(`"${position}"`, '"gone"')
    expect(await firstVideo(name, 'browse', without)).toMatchObject(none)
  })

  it('a page has no first video where YouTube says that there is an error', async () => {
    const alert = '"notices":[{"alertRenderer":{"type":"ERROR"}}],'
    const warn = (body: string): string => body.replace('{', `{${alert}`)
    expect(await firstVideo('huge-a51bbc42.browse', 'own', warn)).toMatchObject(none)
  })
})
