import { expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { recordedYoutube, recordingsOf } from './recordings.ts'
import { outcomeOf, sourceBefore } from './replay.ts'

/** The first video of each recorded playlist and mix, read by people; `null` where there is none. */
const playlistMeanings: Readonly<Record<string, string | null>> = {
  'continuations-4f950ecc.browse': 'UKwSQSFN4Nw',
  'continuations-d4cac1b0.browse': 'Oa_RSwwpPaA',
  'continuationss-284f245b.browse': 'UKwSQSFN4Nw',
  'continuationss-c26095ab.browse': 'UKwSQSFN4Nw',
  'courseplaylist-d83e7794.browse': 'VBI6TSo8Zog',
  'genremix-9a69c3ee.next': 'kINJeTNFbpg',
  'huge-a51bbc42.browse': '8SbUC-UaAxE',
  'huge-ac2477a8.browse': '8SbUC-UaAxE',
  'huge-bde7f237.browse': '8SbUC-UaAxE',
  'hugeplaylist-c142d4c5.browse': '8SbUC-UaAxE',
  'hugeplaylist-d5950652.browse': '8SbUC-UaAxE',
  'invalid-ec6a45fd.next': null,
  'invalidpageempty-28abc869.next': 'WRz2MxhAdJo',
  'learning-0087e788.browse': 'pVkUCrgQCCc',
  'learning-a6afc4ea.browse': 'pVkUCrgQCCc',
  'learningplaylist-25692b3f.browse': 'pVkUCrgQCCc',
  'learningplaylist-dda56763.browse': 'pVkUCrgQCCc',
  'membersonlys-6be90ae3.browse': 'MaDSJzszN-M',
  'mix-176e924c.next': 'byIdF9-wXBo',
  'mix-f056a29d.next': '3wk-6PUyQ6s',
  'mixwithindex-86f62240.next': 'j4mec_OWp-A',
  'musicmix-60c8c044.next': 'dQw4w9WgXcQ',
  'mymix-b2f98c24.next': 'sNPnbI1arSE',
  'notavailable-06471a13.browse': null,
  'notavailable-502d10b5.browse': null,
  'shortsui-689ace13.browse': 'Xn1RVBESPBE',
  'shortsui-b4ed7853.browse': '0UfLo9SOUeE',
  'shortsui-f4318c18.browse': '7nUNs_lpa7o',
  'timelesspophits-dbe0df5f.browse': 'kPa7bsKwL-c',
  'timelesspophits-fb87c5d3.browse': 'euCqAq6BRa4',
  'youtubechannelextractor__notavailable.8.browse': null,
  'youtubechannelhelper.6.resolve_url': null,
  'youtubemixplaylistextractor__invalidpageempty.2.next': 'WRz2MxhAdJo',
  'youtubemixplaylistextractor__mix.2.next': 'FAqYW76GLPA',
  'youtubemixplaylistextractor__mymix.2.next': 'YVkUvmDQ3HY',
  'youtubeplaylistextractor__continuationss.2.browse': 'u2ah9tWTkmk',
  'youtubeplaylistextractor__continuationss.5.browse': 'UKwSQSFN4Nw',
  'youtubeplaylistextractor__courseplaylist.2.browse': 'VBI6TSo8Zog',
  'youtubeplaylistextractor__hugeplaylist.2.browse': '8SbUC-UaAxE',
  'youtubeplaylistextractor__membersonlys.2.browse': 'BfTLbsKXmYM',
  'youtubeplaylistextractor__notavailable.3.browse': null,
  'youtubeplaylistextractor__shortsui.4.browse': 'nPBxq2ym3VE',
}

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

  /** The facts on a page of a playlist, or on the one of a mix where the recording is that. */
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
