import { json, plain } from './reply.ts'
import type { Reply } from './reply.ts'
import type { Scenario } from './scenario.ts'
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

/** A grey sky, 64 by 36. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAkAEADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAQD/8QAFxABAQEBAAAAAAAAAAAAAAAAABIBEf/EABcBAQEBAQAAAAAAAAAAAAAAAAABAgP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwDGCFMEOjCaCFMEAmghTBAJoIUwQCiCFMEIqaCFMEAmghTBAJoIUwQCjmHMBA5hzAA5hzAA5hzAB//Z',
  'base64',
)

const sizes = new Set(['maxresdefault', 'hq720', 'hqdefault', 'mqdefault'])

/** A still picture of a video; a comment in it says which, so that a test can tell them apart. */
export function imageAnswer(scenario: Scenario | undefined, videoId: string, size: string): Reply {
  if (scenario === undefined || !sizes.has(size) || scenario.missingImages?.includes(size) === true) {
    return plain(404)
  }
  const comment = Buffer.from(`${videoId} ${size}`)
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  const start = Buffer.from([0xff, 0xd8])
  const body = Buffer.concat([start, marker, comment, jpeg.subarray(start.length)])
  return { status: 200, headers: { 'content-type': 'image/jpeg' }, body }
}

/**
 * The page of a video: the one that asks for a proof of being human, the one for consent that European
 * addresses get first, or a page that holds the key with which other programs than ours ask the player.
 */
export function watchAnswer(videoId: string, isKnown: boolean): Reply {
  if (videoId === 'recaptcha01') return plain(200, '<form><div class="g-recaptcha"></div></form>')
  if (!isKnown) {
    const location = 'https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2F'
    return plain(302, '', { location })
  }
  const config = 'ytcfg.set({"INNERTUBE_API_KEY":"simulated"});var ytInitialPlayerResponse = '
  const response = '{"playabilityStatus":{"status":"UNPLAYABLE","reason":"Video unavailable"}}'
  return plain(200, `<!doctype html><title>YouTube</title><script>${config}${response};</script>`)
}
