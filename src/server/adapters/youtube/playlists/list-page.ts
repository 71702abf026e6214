import { parseJson } from '#server/lib/parse-json.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/caller.ts'
import type { Answer } from '../http/caller.ts'
import { classifyStatus } from '../player/classify.ts'

/** The page of a list in an answer. @throws YoutubeFailure `PLAYLIST_NOT_FOUND`, or why YouTube gives none */
export function listPageOf(answer: Answer): object {
  if (answer.status === 404) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  const refused = classifyStatus(answer)
  if (refused?.kind === 'ID_REFUSED') throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  if (refused !== null) throw refused
  const page = parseJson(textOf(answer))
  if (typeof page !== 'object' || page === null) throw new YoutubeFailure('ANSWER_CHANGED')
  return page
}
