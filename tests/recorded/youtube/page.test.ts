import { expect, it } from 'vitest'
import { playable } from '#tests/fakes/youtube/player-answer.ts'
import { humanTrack } from '#tests/fakes/youtube/tracks.ts'
import { video } from '#tests/fakes/youtube/video.ts'
import { describeRealData } from '#tests/setup/real-data.ts'
import { recordedYoutube, recordingsOf } from './recordings.ts'
import { spokenThrough, transcriptBefore } from './replay.ts'

/** The facts to be read from the page around a video; `chapters` is how many the creator wrote. */
type PageMeaning = { publishedOn: string | null; chapters?: number }

/** The meaning of each recorded page around a video, read by people. */
const pageMeanings: Readonly<Record<string, PageMeaning>> = {
  'genremix-9a69c3ee.next': { publishedOn: '2016-06-16' },
  'invalid-ec6a45fd.next': { publishedOn: null },
  'invalidpageempty-28abc869.next': { publishedOn: '2017-08-10' },
  'mix-176e924c.next': { publishedOn: '2025-04-10' },
  'mix-f056a29d.next': { publishedOn: '2018-08-29' },
  'mixwithindex-86f62240.next': { publishedOn: '2019-01-17' },
  'musicmix-60c8c044.next': { publishedOn: '2009-10-25' },
  'mymix-b2f98c24.next': { publishedOn: '2009-06-17' },
  'pytube-2lAe1cqCOXo.next': { publishedOn: '2019-12-05' },
  'pytube-5YceQ8YqYMc.next': { publishedOn: '2019-10-31' },
  'pytube-QRS8MkLhQmM.next': { publishedOn: '2008-09-22' },
  'pytube-WXxV9g7lsFE.next': { publishedOn: '2009-10-18' },
  'pytube-irauhITDrsE.next': { publishedOn: '2016-12-29' },
  'pytube-m8uHb5jIGN8.next': { publishedOn: null },
  'stream__youtubestreamextractordefault__audiotracklanguage.8.next': { publishedOn: '2022-11-12' },
  'stream__youtubestreamextractordefault__audiotracktypes.8.next': { publishedOn: '2023-03-20' },
  'stream__youtubestreamextractordefault__cclicensed.8.next': { publishedOn: '2015-01-28' },
  'stream__youtubestreamextractordefault__descriptionpewdiepie.8.next': { publishedOn: '2019-08-24' },
  'stream__youtubestreamextractordefault__descriptionunboxing.8.next': { publishedOn: '2018-06-19' },
  'stream__youtubestreamextractordefault__licenseddoctor.8.next': { publishedOn: '2022-07-03' },
  'stream__youtubestreamextractordefault__novisualmetadatavideo.8.next': { publishedOn: '2017-05-16' },
  'stream__youtubestreamextractordefault__publicbroadcaster.8.next': { publishedOn: '2023-07-07' },
  'stream__youtubestreamextractordefault__streamsegmentstagesschau.8.next': {
    publishedOn: '2021-03-17',
    chapters: 13,
  },
  'stream__youtubestreamextractordefault__unlisted.8.next': { publishedOn: '2019-05-22' },
  'stream__youtubestreamextractorlivestream.8.next': { publishedOn: '2026-06-04' },
  'stream__youtubestreamextractorrelatedmix.8.next': { publishedOn: '2015-07-09' },
  'transcript-api-html-youtube-b08563.next': { publishedOn: '2018-08-02' },
  'transcript-api-html-youtube_age_restricted-dc2452.next': { publishedOn: '2022-08-07' },
  'transcript-api-html-youtube_no_translation_languages-adba10.next': { publishedOn: null },
  'transcript-api-html-youtube_request_blocked-b3a7dc.next': { publishedOn: '2024-10-17' },
  'transcript-api-html-youtube_transcripts_disabled-20331c.next': { publishedOn: '2019-11-28' },
  'transcript-api-html-youtube_transcripts_disabled2-2e815f.next': { publishedOn: '2020-03-09' },
  'transcript-api-html-youtube_video_unavailable-7e9525.next': { publishedOn: null },
  'transcript-api-html-youtube_ww1_nl_en-4a832e.next': { publishedOn: '2019-10-14' },
  'youtubedashmanifestcreators.6.next': { publishedOn: '2021-03-22' },
  'youtubemixplaylistextractor__invalidpageempty.2.next': { publishedOn: '2017-08-10' },
  'youtubemixplaylistextractor__mix.2.next': { publishedOn: '2022-03-13' },
  'youtubemixplaylistextractor__mymix.2.next': { publishedOn: '2009-06-16' },
  'ytdl-core-age-restricted-vi-VN_watch_html-cd5a55.next': { publishedOn: null },
  'ytdl-core-age-restricted_watch_html-90bd0f.next': { publishedOn: '2020-02-17' },
  'ytdl-core-chapters_watch_html-efdc34.next': { publishedOn: '2018-04-23', chapters: 13 },
  'ytdl-core-cipher_watch_html-d0d97b.next': { publishedOn: '2015-10-22' },
  'ytdl-core-cipher_watch_json-1fb61a.next': { publishedOn: '2015-07-01' },
  'ytdl-core-live-future_watch_json-8a4129.next': { publishedOn: null },
  'ytdl-core-live-now_watch_html-4a010d.next': { publishedOn: '2020-02-22' },
  'ytdl-core-live-past_watch_json-31db8b.next': { publishedOn: '2017-02-27' },
  'ytdl-core-longest-upload_watch_html-903c44.next': { publishedOn: '2020-05-05' },
  'ytdl-core-regular_watch_html-7fe1df.next': { publishedOn: '2006-04-04' },
  'ytdl-core-rental_watch_html-3b2d38.next': { publishedOn: '2012-10-09' },
  'ytdl-core-vevo_watch_html-f583e5.next': { publishedOn: '2013-02-07' },
  'ytdl-core-with-cookie_watch_json-9cfb6f.next': { publishedOn: '2009-01-29' },
}

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
