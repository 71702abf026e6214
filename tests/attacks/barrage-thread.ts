import { Piscina } from 'piscina'
import { openPerson } from './person.ts'
import { countStatuses } from './waiting.ts'

/** Many calls of one person at once. */
type Barrage = {
  origin: string
  network: string
  cookies: Map<string, string>
  calls: { method: string; path: string; body?: object }[]
  /** So many calls are open at the same time. */
  lanes: number
  /** The calls are made in a circle for so long; `null` makes each once. */
  forMs: number | null
}

/**
 * Makes the calls from a thread of its own, and says how often each status was answered: in the thread of the person beside them,
 * what their answers cost to read would count as that person's wait.
 */
export async function fire(barrage: Barrage): Promise<string> {
  const threads = new Piscina<Barrage, string>({
    filename: import.meta.url,
    name: 'makeCalls',
    maxThreads: 1,
  })
  try {
    return await threads.run(barrage)
  } finally {
    await threads.destroy()
  }
}

/** What the thread does. */
export async function makeCalls({ origin, network, cookies, calls, lanes, forMs }: Barrage): Promise<string> {
  const person = openPerson(origin, network, cookies)
  const until = performance.now() + (forMs ?? 0)
  const goesOn = (at: number): boolean => (forMs === null ? at < calls.length : performance.now() < until)
  const all = Array.from({ length: lanes }, async (_, lane) => {
    const statuses: number[] = []
    for (let at = lane; goesOn(at); at += lanes) {
      const call = calls[at % calls.length]
      if (call !== undefined) statuses.push((await person.call(call.method, call.path, call.body)).status)
    }
    return statuses
  })
  return countStatuses((await Promise.all(all)).flat())
}
