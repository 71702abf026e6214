import { z } from 'zod'
import { playable, unplayable } from './player-answer.ts'
import { imageAnswer, nextAnswer, oembedAnswer, watchAnswer } from './page-answers.ts'
import { browseAnswer, mixAnswer } from './playlists.ts'
import { googleError, json, plain } from './reply.ts'
import type { Reply } from './reply.ts'
import { scenarios } from './scenarios/library.ts'
import { timedtext } from './timedtext-answer.ts'

const questionSchema = z.object({
  context: z.object({
    client: z.object({ clientName: z.string(), visitorData: z.string().optional() }),
  }),
  videoId: z.string().optional(),
  browseId: z.string().optional(),
  playlistId: z.string().optional(),
})

/** A request as it was understood. */
export type Request = {
  /** Last part of the path, such as `player` or `timedtext`. */
  endpoint: string
  videoId: string | null
  client: string | null
  visitorData: string | null
  playlistId: string | null
  query: URLSearchParams
}

/** Reads a request; `null` when its body is none that YouTube takes. */
export function readRequest(url: URL, body: string): Request | null {
  const query = url.searchParams
  const endpoint = url.pathname.split('/').at(-1) ?? ''
  if (!url.pathname.startsWith('/youtubei/v1/')) {
    const [, folder, id] = url.pathname.split('/')
    const watched = URL.parse(query.get('url') ?? '')?.searchParams.get('v') ?? null
    const videoId = folder === 'vi' ? (id ?? null) : (query.get('v') ?? watched)
    const name = folder === 'vi' ? 'image' : endpoint
    return { endpoint: name, videoId, client: null, visitorData: null, playlistId: null, query }
  }
  const { data } = questionSchema.safeParse(JSON.parse(body === '' ? 'null' : body))
  if (data === undefined) return null
  return {
    endpoint,
    videoId: data.videoId ?? null,
    client: data.context.client.clientName,
    visitorData: data.context.client.visitorData ?? null,
    playlistId: data.playlistId ?? data.browseId ?? null,
    query,
  }
}

/** What YouTube answers. `time` counts the same request by the same application, from 1. */
export function answerRequest(request: Request, time: number): Reply {
  const { endpoint, query } = request
  const videoId = request.videoId ?? ''
  const scenario = scenarios[videoId]
  switch (endpoint) {
    case 'visitor_id':
      return json({ responseContext: { visitorData: `Cgt${time}%3D%3D` } })
    case 'player':
      return answerPlayer(request, time)
    case 'next':
      if (scenario === undefined) return mixAnswer(request.playlistId ?? '')
      return scenario.next?.() ?? nextAnswer(scenario.video)
    case 'browse':
      return browseAnswer(request.playlistId ?? '')
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
      return scenario === undefined ? plain(404) : imageAnswer()
    case 'watch':
      return watchAnswer(videoId === 'recaptcha01')
    default:
      return plain(404)
  }
}

function answerPlayer({ videoId, client, visitorData }: Request, time: number): Reply {
  const id = videoId ?? ''
  if (!/^[\w-]{11}$/.test(id)) return googleError(400, 'INVALID_ARGUMENT')
  const scenario = scenarios[id]
  if (scenario === undefined) return unplayable({ status: 'ERROR', reason: 'This video is unavailable' })
  const asked = { videoId: id, client: client ?? '', visitorData, time }
  return scenario.player?.(asked) ?? playable(asked, scenario.video)
}
