import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import type { CreatorChapter } from '#server/ports/transcript-source.ts'
import { textOf } from '../http/call.ts'
import { askInnertube } from '../innertube.ts'
import type { Connection } from '../innertube.ts'
import { parseJson } from '#server/lib/parse-json.ts'
import { chaptersOfNext, nextAnswerSchema, publishedOnOfNext } from './next-answer.ts'

/** What the applications' answers leave out and the page of a video has. */
export type Surroundings = { chapters: CreatorChapter[]; publishedOn: string | null }

const noSurroundings: Surroundings = { chapters: [], publishedOn: null }

/** What stands around a video. It only helps, so whatever goes wrong gives nothing and never fails. */
export async function askSurroundings(
  connection: Connection,
  web: ClientProfile,
  videoId: string,
  signal: AbortSignal,
): Promise<Surroundings> {
  try {
    const answer = await askInnertube(connection, 'next', {
      profile: web,
      visitorData: null,
      subject: { videoId },
      timeoutMs: connection.limits.extraCallMs,
      signal: AbortSignal.any([signal, AbortSignal.timeout(connection.limits.extraCallMs)]),
    })
    const { data } = nextAnswerSchema.safeParse(parseJson(textOf(answer)))
    if (data === undefined) return noSurroundings
    return { chapters: chaptersOfNext(data), publishedOn: publishedOnOfNext(data) }
  } catch {
    return noSurroundings
  }
}
