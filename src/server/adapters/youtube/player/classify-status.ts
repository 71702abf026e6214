import { z } from 'zod'
import { textOf } from '../http/call.ts'
import type { Answer } from '../http/call.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { parseJson } from '#server/lib/parse-json.ts'

const errorSchema = z.object({ error: z.object({ status: z.string() }) })
const captcha = /class="g-recaptcha"|\/recaptcha\//

/** What the status and the form of an answer already say; `null` when its content has to be read. */
export function classifyStatus(answer: Answer): YoutubeFailure | null {
  const { status, location, retryAfterSeconds } = answer
  if (status === 429 && retryAfterSeconds === null) return new YoutubeFailure('ADDRESS_LIMITED')
  if (status === 429 || status === 403) return new YoutubeFailure('ADDRESS_BLOCKED', { retryAfterSeconds })
  if (status >= 500) return new YoutubeFailure('UNREACHABLE')
  if (status >= 300 && status < 400) {
    return new YoutubeFailure(leadsToSorry(location) ? 'ADDRESS_BLOCKED' : 'ANSWER_CHANGED')
  }
  if (status === 400) return classifyBadRequest(textOf(answer))
  if (status >= 400) return new YoutubeFailure('ANSWER_CHANGED')
  const isPage = answer.contentType.startsWith('text/html')
  return isPage && captcha.test(textOf(answer)) ? new YoutubeFailure('ADDRESS_BLOCKED') : null
}

/** Versions that YouTube has given up get 400 for every video. */
function classifyBadRequest(body: string): YoutubeFailure {
  const { data } = errorSchema.safeParse(parseJson(body))
  return new YoutubeFailure(data?.error.status === 'INVALID_ARGUMENT' ? 'ID_REFUSED' : 'CLIENT_REJECTED')
}

/** Where Google sends an address that it takes for a robot. */
function leadsToSorry(location: string | null): boolean {
  if (location === null || !URL.canParse(location)) return false
  const { hostname, pathname } = new URL(location)
  return /(?:^|\.)google\.com$/.test(hostname) && pathname.startsWith('/sorry')
}
