import { json, plain } from './reply.ts'
import type { Reply } from './reply.ts'
import type { SimulatedVideo } from './video.ts'

/** The page around a video: its date, and its chapters under the bar of the player. */
export function nextAnswer(video: SimulatedVideo): Reply {
  const chapters = video.pageChapters ?? []
  const markersMap = [
    { key: 'HEATSEEKER', value: { heatmap: {} } },
    { key: 'OTHER_MARKERS', value: { markers: [] } },
    {
      key: 'AUTO_CHAPTERS',
      value: {
        chapters: [
          { chapterRenderer: { title: { simpleText: 'Found by a machine' }, timeRangeStartMillis: 0 } },
        ],
      },
    },
    {
      key: 'DESCRIPTION_CHAPTERS',
      value: {
        chapters: chapters.map(({ title, start }) => ({
          chapterRenderer: { title: { simpleText: title }, timeRangeStartMillis: start * 1000 },
        })),
      },
    },
  ]
  return json({
    responseContext: {},
    contents: {
      twoColumnWatchNextResults: {
        results: {
          results: {
            contents: [
              { videoPrimaryInfoRenderer: { dateText: { simpleText: video.dateText ?? '' } } },
              { videoSecondaryInfoRenderer: {} },
            ],
          },
        },
      },
    },
    playerOverlays: {
      playerOverlayRenderer: {
        decoratedPlayerBarRenderer: {
          decoratedPlayerBarRenderer: {
            playerBar: { multiMarkersPlayerBarRenderer: chapters.length === 0 ? {} : { markersMap } },
          },
        },
      },
    },
  })
}

/** The interface for embedding, which knows no length. */
export function oembedAnswer(video: SimulatedVideo, videoId: string): Reply {
  return json({
    title: video.title,
    author_name: video.channel,
    author_url: 'https://www.youtube.com/@simulated',
    type: 'video',
    height: 113,
    width: 200,
    version: '1.0',
    provider_name: 'YouTube',
    provider_url: 'https://www.youtube.com/',
    thumbnail_height: 360,
    thumbnail_width: 480,
    thumbnail_url: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
    html: '<iframe></iframe>',
  })
}

/** A grey picture of one pixel. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
  'base64',
)

/** A still picture of a video. */
export function imageAnswer(): Reply {
  return { status: 200, headers: { 'content-type': 'image/jpeg' }, body: jpeg }
}

/** The page that European addresses get before the video, or the one that asks for a proof of being human. */
export function watchAnswer(isBlocked: boolean): Reply {
  return isBlocked
    ? plain(200, '<form><div class="g-recaptcha"></div></form>')
    : plain(302, '', { location: 'https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2F' })
}
