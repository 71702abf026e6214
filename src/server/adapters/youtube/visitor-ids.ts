import { z } from 'zod'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import type { Clock } from '#server/ports/clock.ts'
import { textOf } from './http/call.ts'
import { askInnertube } from './innertube.ts'
import type { Connection } from './innertube.ts'
import { readJson } from './read-json.ts'

const answerSchema = z.object({ responseContext: z.object({ visitorData: z.string().min(1).max(2000) }) })
const keepMs = 60 * 60 * 1000
const keepFailureMs = 60 * 1000

/** Anonymous visits to YouTube, one for each profile. */
export type VisitorIds = {
  /** The id of the present visit, `null` when YouTube gives none; requests then go out without it. */
  get: (profile: ClientProfile) => Promise<string | null>
  /** Ends the visit, so that the next request begins another. */
  forget: (profile: ClientProfile) => void
}

type Visit = { id: Promise<string | null>; until: number }

/** Visits that last an hour. Whoever asks while one is being fetched waits for the same answer. */
export function createVisitorIds(connection: Connection, clock: Clock): VisitorIds {
  const visits = new Map<string, Visit>()

  function begin(profile: ClientProfile): Promise<string | null> {
    const visit: Visit = { id: fetchVisitorId(connection, profile), until: clock.now() + keepMs }
    visits.set(profile.name, visit)
    return endEarlyWithoutId(visit)
  }

  async function endEarlyWithoutId(visit: Visit): Promise<string | null> {
    const id = await visit.id
    if (id === null) visit.until = clock.now() + keepFailureMs
    return id
  }

  return {
    get: (profile) => {
      const visit = visits.get(profile.name)
      return visit !== undefined && visit.until > clock.now() ? visit.id : begin(profile)
    },
    forget: (profile) => {
      visits.delete(profile.name)
    },
  }
}

/** Shared by all who wait, so it does not end with one of them. */
async function fetchVisitorId(connection: Connection, profile: ClientProfile): Promise<string | null> {
  try {
    const answer = await askInnertube(connection, 'visitor_id', {
      profile,
      visitorData: null,
      subject: {},
      timeoutMs: connection.limits.extraCallMs,
      signal: AbortSignal.timeout(connection.limits.extraCallMs),
    })
    const { data } = answerSchema.safeParse(readJson(textOf(answer)))
    return data?.responseContext.visitorData ?? null
  } catch {
    return null
  }
}
