import { expect, it } from 'vitest'
import { playable } from '#tests/fakes/youtube/player-answer.ts'
import { humanTrack } from '#tests/fakes/youtube/tracks.ts'
import { video } from '#tests/fakes/youtube/video.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { pageMeanings } from './page-meanings.ts'
import { recordedYoutube, recordingsOf } from './recordings.ts'
import { spokenThrough, transcriptBefore } from './replay.ts'

const seconds = 20 * 3600
/** A video of ours that can be read, in front of each recorded page. */
const asked = { videoId: 'anyVideo001', client: 'VISIONOS', visitorData: null, time: 1 }
const player = playable(asked, video({ lengthSeconds: seconds, tracks: [humanTrack] }))

describeRealData('the recorded pages around videos', recordedYoutube, (folder) => {
  const recordings = recordingsOf(folder, ['next'])

  it('the answers each have a meaning in the table', () => {
    expect([...recordings.keys()].toSorted()).toEqual(Object.keys(pageMeanings).toSorted())
  })

  it.each(Object.entries(pageMeanings))('%s', async (name, { publishedOn, chapters = 0 }) => {
    const { outcome } = await transcriptBefore(
      {
        player: () => new Response(String(player.body), { headers: player.headers }),
        next: () => new Response(recordings.get(name)?.body()),
        timedtext: () => spokenThrough(seconds),
      },
      asked.videoId,
    )
    const found = 'found' in outcome ? outcome.found : null
    expect({ publishedOn: found?.publishedOn, chapters: found?.chapters.length }).toEqual({
      publishedOn,
      chapters,
    })
    const starts = found?.chapters.map(({ start }) => start) ?? []
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    if (chapters > 0) expect(starts[0]).toBe(0)
  })

  it.each([
    'ytdl-core-chapters_watch_html-efdc34.next',
    'stream__youtubestreamextractordefault__streamsegmentstagesschau.8.next',
  ])('a video has the same chapters in the panel as in the bar of the player: %s', async (name) => {
    const chaptersOf = async (text = '') => {
      const { outcome } = await transcriptBefore(
        {
          player: () => new Response(String(player.body), { headers: player.headers }),
          next: () => new Response(text),
          timedtext: () => spokenThrough(seconds),
        },
        asked.videoId,
      )
      return 'found' in outcome ? outcome.found?.chapters : null
    }
    const body = recordings.get(name)?.body()
    const panels = '"engagement-panel-macro-markers-description-chapters"'
    const inBar = await chaptersOf(body?.replaceAll(panels, '"gone"'))
    expect(inBar).not.toHaveLength(0)
    expect(await chaptersOf(body)).toEqual(inBar)
    const inPanel = await chaptersOf(body?.replaceAll('"markersMap"', '"markersGone"'))
    expect(inPanel?.map(({ start }) => start)).toEqual(inBar?.map(({ start }) => Math.floor(start)))
    expect(inPanel?.map(({ title }) => title)).toEqual(inBar?.map(({ title }) => title))
  })
})
