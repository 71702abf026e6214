import { z } from 'zod'
import { parseJson } from '#server/lib/parse-json.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/caller.ts'
import type { Answer } from '../http/caller.ts'
import { classifyStatus } from '../player/classify.ts'

const errorAlert = z.object({ type: z.literal('ERROR') })
const maxDepth = 40

/** The page of a list in an answer. @throws YoutubeFailure `PLAYLIST_NOT_FOUND`, or why YouTube gives none */
export function listPageOf(answer: Answer): object {
  if (answer.status === 404) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  const refused = classifyStatus(answer)
  if (refused?.kind === 'ID_REFUSED') throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  if (refused !== null) throw refused
  const page = parseJson(textOf(answer))
  if (typeof page !== 'object' || page === null) throw new YoutubeFailure('ANSWER_CHANGED')
  if (hasErrorAlert(page)) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  return page
}

/** Whether YouTube says that there is no such list. */
function hasErrorAlert(page: object): boolean {
  return valuesNamed(page, 'alertRenderer').some((value) => errorAlert.safeParse(value).success)
}

/** Every value of this name, however deep; YouTube moves what it shows about, but keeps the names. */
export function valuesNamed(value: unknown, name: string, depth = 0): unknown[] {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === name ? [inner] : valuesNamed(inner, name, depth + 1),
  )
}
