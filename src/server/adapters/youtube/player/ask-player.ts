import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/caller.ts'
import { askInnertube } from '../innertube.ts'
import type { Connection } from '../innertube.ts'
import { parseJson } from '#server/lib/parse-json.ts'
import { classifyPlayer, classifyStatus } from './classify.ts'
import { playerAnswerSchema, readPlayableVideo } from './player-answer.ts'
import type { PlayableVideo } from './player-answer.ts'

type Question = {
  videoId: string
  profile: ClientProfile
  visitorData: string | null
  signal: AbortSignal
}

/** What YouTube tells one of its applications about a video. @throws YoutubeFailure */
export async function askPlayer(connection: Connection, question: Question): Promise<PlayableVideo> {
  const { videoId, profile, visitorData, signal } = question
  const answer = await askInnertube(connection, 'player', {
    profile,
    visitorData,
    // The two promises keep a question for the viewer away that a program cannot answer.
    subject: { videoId, contentCheckOk: true, racyCheckOk: true },
    timeoutMs: connection.limits.callMs,
    signal,
  })
  const refused = classifyStatus(answer)
  if (refused !== null) throw refused
  const parsed = playerAnswerSchema.safeParse(parseJson(textOf(answer)))
  if (!parsed.success) throw new YoutubeFailure('ANSWER_CHANGED', { cause: parsed.error })
  const video = await readPlayableVideo(parsed.data, videoId)
  const failure = classifyPlayer(parsed.data, videoId)
  if (failure === null) return video
  throw parsed.data.videoDetails?.videoId === videoId ? failure.of(video.title) : failure
}
