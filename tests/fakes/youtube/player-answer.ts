import { json } from './reply.ts'
import type { Reply } from './reply.ts'
import type { SimulatedTrack, SimulatedVideo } from './video.ts'

/** The application that asks the player, and for what. */
export type Asked = {
  videoId: string
  /** Name of the application, such as `ANDROID`. */
  client: string
  visitorData: string | null
  /** The number of times that this application has asked for this video, from 1. */
  time: number
}

type Playability = Record<string, unknown> & { status: string }
type Details = Record<string, unknown>

/**
 * The player's answer for a video that can be played. `details` are added to or replace what it says of the
 * video.
 */
export function playable(asked: Asked, video: SimulatedVideo, details: Details = {}): Reply {
  return json({
    responseContext: {},
    playabilityStatus: { status: 'OK', playableInEmbed: true },
    ...(video.tracks.length === 0 ? {} : { captions: captionsOf(asked, video) }),
    videoDetails: { ...detailsOf(asked.videoId, video), ...details },
  })
}

/** The player's answer for a video that can't be; some kinds tell what the video is all the same. */
export function unplayable(playability: Playability, details: Details | null = null): Reply {
  return json({
    responseContext: {},
    playabilityStatus: playability,
    ...(details === null ? {} : { videoDetails: details }),
  })
}

/** The answer of the player of a video. */
export function detailsOf(videoId: string, video: SimulatedVideo): Details {
  return {
    videoId,
    title: video.title,
    lengthSeconds: String(video.lengthSeconds),
    channelId: 'UCsimulatedsimulatedsimu',
    isOwnerViewing: false,
    shortDescription: video.description,
    isCrawlable: true,
    thumbnail: {
      thumbnails: [{ url: `https://i.ytimg.com/vi/${videoId}/hq720.jpg`, width: 1280, height: 720 }],
    },
    allowRatings: true,
    viewCount: '81077',
    author: video.channel,
    isPrivate: false,
    isUnpluggedCorpus: false,
    isLiveContent: false,
  }
}

function captionsOf(asked: Asked, video: SimulatedVideo) {
  return {
    playerCaptionsTracklistRenderer: {
      captionTracks: video.tracks.map((track) => trackOf(asked, track)),
      audioTracks: [...(video.dubs ?? []), video.audioTrackId].map((audioTrackId) => ({
        captionTrackIndices: video.tracks.map((_, i) => i),
        hasDefaultTrack: true,
        ...(video.defaultTrack === undefined ? {} : { defaultCaptionTrackIndex: video.defaultTrack }),
        ...(audioTrackId === undefined ? {} : { audioTrackId }),
      })),
      translationLanguages: [{ languageCode: 'de', languageName: { runs: [{ text: 'German' }] } }],
      defaultAudioTrackIndex: 0,
    },
  }
}

function trackOf({ videoId, client }: Asked, track: SimulatedTrack) {
  const isGated = track.gatedFor === 'all' || (track.gatedFor?.includes(client) ?? false)
  const query = new URLSearchParams({
    v: videoId,
    ei: 'Simulated00',
    caps: 'asr',
    opi: '112496729',
    ...(isGated || client === 'WEB' ? { exp: 'xpe' } : {}),
    hl: 'en',
    ip: '0.0.0.0',
    ipbits: '0',
    expire: '1900000000',
    sparams: 'ip,ipbits,expire,v,ei,caps,opi',
    signature: 'A.B',
    key: 'yt8',
    ...(track.automatic ? { kind: 'asr' } : {}),
    lang: track.language,
    ...(track.trackName === undefined ? {} : { name: track.trackName }),
    ...(client === 'ANDROID' ? { fmt: 'srv3' } : {}),
  })
  const suffix = track.trackName === undefined ? '' : '.CcQ45jRV4-E'
  return {
    baseUrl: `https://www.youtube.com/api/timedtext?${query.toString()}`,
    name: client === 'WEB' ? { simpleText: track.name } : { runs: [{ text: track.name }] },
    vssId: `${track.automatic ? 'a' : ''}.${track.language}${suffix}`,
    languageCode: track.language,
    ...(track.automatic ? { kind: 'asr' } : {}),
    isTranslatable: true,
    trackName: track.trackName ?? '',
  }
}
