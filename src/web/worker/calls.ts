/** The call that says who is signed in. */
export const accountCall = '/api/auth/user'

/** The calls whose answers are read again without a connection. */
const stored =
  /^\/api\/(?:auth\/user|engine|forms|usage-status|runs|recent|library|history(?:\/[^/]+\/(?:highlights|questions))?|transcriptions|summaries\/[^/]+|transcripts\/[^/]+(?:\/translations(?:\/[^/]+)?)?|collections(?:\/[^/]+(?:\/(?:items|overview))?)?|follows|digests(?:\/[0-9a-f-]{36})?|thumbnails\/[^/]+)$/

/** The answer of a call is stored. */
export function isStored(path: string): boolean {
  return stored.test(path)
}

/** A call begins or ends a session, or asks for the deletion of the account. */
export function changesReader(method: string, path: string): boolean {
  if (path === '/api/login') return true
  if (path.startsWith('/api/auth/')) return path !== accountCall && path !== '/api/auth/options'
  return method === 'POST' && path === '/api/account/deletion'
}

/** The id in the address of a summary; `null` in another address. */
export function summaryId(path: string): string | null {
  return /^\/api\/summaries\/([^/]+)$/.exec(path)?.[1] ?? null
}

/** A change of a result: its id, and the part that changed; `null` is the whole, which was deleted. */
export type ResultChange = { id: string; part: string | null }

/** The change of a result that a call makes; `null` for another call. */
export function changedResult(method: string, path: string): ResultChange | null {
  const [, id, part = null] = /^\/api\/(?:history|recent)\/([^/]+)(?:\/([a-z]+))?/.exec(path) ?? []
  return id === undefined || method === 'GET' || method === 'HEAD' ? null : { id, part }
}

/** The calls whose answers name many results. */
const lists = ['/api/history', '/api/recent', '/api/library', '/api/transcriptions']

/** The answer of a call names many results. */
export function isList(path: string): boolean {
  return lists.includes(path)
}

type Listed = { items?: unknown; videos?: unknown }

/** The ids of the summaries in a list of them, in its order. */
export function listedIds(path: string, answer: unknown): string[] {
  if (!isList(path) || path === '/api/transcriptions' || !isObject(answer)) return []
  const { items, videos }: Listed = answer
  const list: unknown = items ?? videos
  return Array.isArray(list) ? list.flatMap((item) => textOf(item, 'id') ?? []) : []
}

/** The id of the transcript of a finished summary; `null` of one that is locked or being made. */
export function transcriptOf(answer: unknown): string | null {
  return isObject(answer) && 'answer' in answer ? textOf(answer.answer, 'transcriptId') : null
}

/** A summary is still being made: its answer is another one soon. */
export function isRunning(answer: unknown): boolean {
  return textOf(answer, 'state') === 'running'
}

/** The text of a field of an answer; `null` where there is none. */
export function textOf(answer: unknown, name: string): string | null {
  if (!isObject(answer)) return null
  const value: unknown = Object.entries(answer).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : null
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
