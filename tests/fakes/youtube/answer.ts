import { z } from 'zod'
import { parseJson } from '#core/parse-json.ts'
import { writers } from '#tests/unit/captions/write-captions.ts'
import type { WrittenCue } from '#tests/unit/captions/write-captions.ts'
import { listAnswer, resolveAnswer } from './lists.ts'
import { imageAnswer, nextAnswer, oembedAnswer, watchAnswer } from './page-answers.ts'
import { playable, unplayable } from './player-answer.ts'
import { browseAnswer, mixAnswer } from './playlists.ts'
import { googleError, json, plain } from './reply.ts'
import type { Reply } from './reply.ts'
import { findScenario } from './scenarios/many.ts'
import type { SimulatedTrack, SimulatedVideo } from './video.ts'

const questionSchema = z.object({
  context: z.object({
    client: z.object({ clientName: z.string(), visitorData: z.string().optional() }),
  }),
  videoId: z.string().optional(),
  browseId: z.string().optional(),
  playlistId: z.string().optional(),
  params: z.string().optional(),
  continuation: z.string().optional(),
  url: z.string().optional(),
})

/** The requests that can be made. */
export type Endpoint =
  | 'visitor_id'
  | 'player'
  | 'next'
  | 'browse'
  | 'resolve_url'
  | 'get_transcript'
  | 'timedtext'
  | 'oembed'
  | 'image'
  | 'watch'

/** A request as it was understood. */
export type Request = {
  /** An `Endpoint`, or whatever else the path ends in. */
  endpoint: string
  videoId: string | null
  client: string | null
  visitorData: string | null
  playlistId: string | null
  /** The tab of a channel, and what a further page is asked for with. */
  params: string | null
  continuation: string | null
  /** The address of a channel. */
  address: string | null
  /** The name of a picture, such as `hqdefault`. */
  size: string | null
  query: URLSearchParams
}

/** Reads a request; `null` when its body is none that YouTube takes. */
export function readRequest(url: URL, body: string): Request | null {
  const query = url.searchParams
  const endpoint = url.pathname.split('/').at(-1) ?? ''
  const nothing = { params: null, continuation: null, address: null }
  const nobody = { client: null, visitorData: null, playlistId: null, ...nothing, query }
  const [, size] = /^(\w+)\.jpg$/.exec(endpoint) ?? []
  if (size !== undefined) {
    return { ...nobody, endpoint: 'image', videoId: url.pathname.split('/').at(-2) ?? null, size }
  }
  if (!url.pathname.startsWith('/youtubei/v1/')) {
    const watched = URL.parse(query.get('url') ?? '')?.searchParams.get('v') ?? null
    return { ...nobody, endpoint, videoId: query.get('v') ?? watched, size: null }
  }
  const { data } = questionSchema.safeParse(parseJson(body))
  if (data === undefined) return null
  return {
    endpoint,
    videoId: data.videoId ?? null,
    client: data.context.client.clientName,
    visitorData: data.context.client.visitorData ?? null,
    playlistId: data.playlistId ?? data.browseId ?? null,
    params: data.params ?? null,
    continuation: data.continuation ?? null,
    address: data.url ?? null,
    size: null,
    query,
  }
}

/** The answer of YouTube. `time` counts the same request by the same application, from 1. */
export function answerRequest(request: Request, time: number): Reply {
  const { endpoint, query } = request
  const videoId = request.videoId ?? ''
  const scenario = findScenario(videoId)
  switch (endpoint) {
    case 'visitor_id':
      return json({ responseContext: { visitorData: `Cgt${time}%3D%3D` } })
    case 'player':
      return answerPlayer(request, time)
    case 'next':
      if (scenario === undefined || request.playlistId?.startsWith('RD') === true) {
        return mixAnswer(request.playlistId ?? '')
      }
      return scenario.next?.() ?? nextAnswer(scenario.video)
    case 'browse':
      return (
        listAnswer({ ...request, browseId: request.playlistId }) ?? browseAnswer(request.playlistId ?? '')
      )
    case 'resolve_url':
      return resolveAnswer(request.address ?? '')
    case 'get_transcript':
      return googleError(400, 'FAILED_PRECONDITION')
    case 'timedtext': {
      if (scenario === undefined) return plain(404)
      const ordinary = timedtext(query, scenario.video)
      return scenario.captions?.(query, ordinary) ?? ordinary
    }
    case 'oembed':
      if (scenario === undefined) return plain(404, 'Not Found')
      return scenario.oembed?.() ?? oembedAnswer(scenario.video, videoId)
    case 'image':
      return imageAnswer(scenario, videoId, request.size ?? '')
    case 'watch':
      return watchAnswer(videoId, scenario !== undefined)
    default:
      return plain(404)
  }
}

function answerPlayer({ videoId, client, visitorData }: Request, time: number): Reply {
  const id = videoId ?? ''
  if (!/^[\w-]{11}$/.test(id)) return googleError(400, 'INVALID_ARGUMENT')
  const scenario = findScenario(id)
  if (scenario === undefined) return unplayable({ status: 'ERROR', reason: 'This video is unavailable' })
  const asked = { videoId: id, client: client ?? '', visitorData, time }
  return scenario.player?.(asked) ?? playable(asked, scenario.video)
}

/**
 * Captions in the form that is asked for. Translations are refused, guarded ones come empty without a proof.
 */
function timedtext(query: URLSearchParams, video: SimulatedVideo): Reply {
  if (query.has('tlang')) return plain(429, 'Too Many Requests')
  if (query.has('exp') && !query.has('pot')) return plain(200)
  const track = video.tracks.find((candidate) => isMeant(candidate, query))
  return track === undefined ? plain(404) : written(track, query.get('fmt') ?? 'srv1')
}

function isMeant(track: SimulatedTrack, query: URLSearchParams): boolean {
  return (
    track.language === query.get('lang') &&
    track.automatic === (query.get('kind') === 'asr') &&
    (track.trackName ?? null) === query.get('name')
  )
}

function written({ automatic, cues }: SimulatedTrack, format: string): Reply {
  if (format === 'json3') return json(automatic ? automaticJson3(cues()) : JSON.parse(writers.json3(cues())))
  if (format === 'vtt') {
    const text = automatic ? writers.rollingWebvtt(cues()) : writers.webvtt(cues())
    return plain(200, text, { 'content-type': 'text/vtt; charset=UTF-8' })
  }
  const text = format === 'srv3' ? writers.srv3(cues()) : writers.timedtext(cues())
  return plain(200, text, { 'content-type': 'text/xml; charset=UTF-8' })
}

/** With the event that sets up the window and has no words. */
function automaticJson3(cues: readonly WrittenCue[]): unknown {
  const { events } = JSON.parse(writers.automaticJson3(cues))
  const dDurationMs = cues.at(-1)?.endMs ?? 0
  return {
    wireMagic: 'pb3',
    pens: [{}],
    wsWinStyles: [{}, { mhModeHint: 2, juJustifCode: 0, sdScrollDir: 3 }],
    wpWinPositions: [{}, { apPoint: 6, ahHorPos: 20, avVerPos: 100, rcRows: 2, ccCols: 40 }],
    events: [{ tStartMs: 0, dDurationMs, id: 1, wpWinPosId: 1, wsWinStyleId: 1 }, ...events],
  }
}
