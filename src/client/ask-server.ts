import { answerSchema } from '#contract/questions.ts'
import type { Answer } from '#contract/questions.ts'
import type { Transcript } from '#contract/transcripts.ts'
import type { AnswerDocument } from '#export/documents.ts'
import { watchUrl } from '#product/watch-url.ts'
import { callServer } from './call-server.ts'
import type { Server } from './call-server.ts'
import type { FoundInLibrary } from './precis.ts'

type Asked = { transcript: Transcript; question: string }

/** The answer of a server to a question about one transcript. @throws PrecisFailure */
export async function askTranscript(
  server: Server,
  { transcript, question }: Asked,
  signal: AbortSignal,
): Promise<AnswerDocument> {
  const json = { question, transcriptId: transcript.id }
  const { said, answer, passages } = await ask(server, json, signal)
  const { videoUrl, videoTitle, timings } = transcript
  const found = passages.map(({ transcriptId: _id, ...passage }) => passage)
  return { question, said, answer, passages: found, videoUrl, videoTitle, timings }
}

/** What a server finds in all videos of the account. @throws PrecisFailure */
export async function askLibrary(
  server: Server,
  question: string,
  signal: AbortSignal,
): Promise<FoundInLibrary> {
  return foundInLibrary(await ask(server, { question, scope: 'library' }, signal))
}

/** What was found in many videos, each passage with its video. */
export function foundInLibrary({ said, passages, videos = [] }: Answer): FoundInLibrary {
  const found = passages.map(({ quote, second, transcriptId }) => {
    const video = videos.find((each) => each.transcriptId === transcriptId)
    const videoId = video?.videoId ?? null
    const videoUrl = videoId === null ? null : watchUrl(videoId)
    return { quote, second, videoTitle: video?.videoTitle ?? '', videoUrl }
  })
  return { said, passages: found }
}

function ask(server: Server, json: object, signal: AbortSignal) {
  return callServer(server, { method: 'POST', path: 'api/ask', json, isCounted: true, signal }, answerSchema)
}
