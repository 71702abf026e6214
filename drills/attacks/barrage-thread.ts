import { Piscina } from 'piscina'
import { openPerson } from './person.ts'
import { countStatuses } from './waiting.ts'

const transcriptWords = 380_000
const wordsPerSentence = 12

/** A day of words that no packing makes small, the same for the same turn. */
function randomTranscript(turn: number): string {
  let state = turn + 1
  const words = Array.from({ length: transcriptWords }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state.toString(36) + (at % wordsPerSentence === wordsPerSentence - 1 ? '.' : '')
  })
  return words.join(' ')
}

/**
 * `textNumber`: its body is the text of that number, which the thread made at its start. With a network it is
 * of another person.
 */
type BarrageCall = {
  method: string
  path: string
  body?: object | string
  textNumber?: number
  network?: string
  cookies?: Map<string, string>
}

/** Many calls at once, of one person or from many networks. */
export type Barrage = {
  origin: string
  network: string
  cookies: Map<string, string>
  calls: BarrageCall[]
  /** A text that calls without a body of their own send; it is copied to the thread once. */
  text?: string
  /** So many calls are open at the same time. */
  lanes: number
  /** The calls are made in a circle for so long; `null` makes each once. */
  forMs: number | null
}

/** Makes the calls of a person, and says how often each status was answered. */
export type Fire = (barrage: Barrage) => Promise<string>

/**
 * Starts a thread for the calls of an attacker, which has made one, and so many random transcripts, when it
 * is given: in the thread of the person beside them, what it costs to start, to make the texts and to read
 * the answers would count as that person's wait. It ends with the process.
 */
export async function startBarrages(origin: string, texts = 0): Promise<Fire> {
  const threads = new Piscina<Barrage | number, string>({
    filename: import.meta.url,
    name: 'makeCalls',
    minThreads: 1,
    maxThreads: 1,
  })
  const fire: Fire = (barrage) => threads.run(barrage)
  const calls = [{ method: 'GET', path: '/healthz' }]
  await fire({ origin, network: '10.0.0', cookies: new Map(), calls, lanes: 1, forMs: null })
  await threads.run(texts, { name: 'makeTexts' })
  return fire
}

const madeTexts: string[] = []

/** Makes the texts of calls in the thread, and says how many there are. */
export function makeTexts(count: number): string {
  while (madeTexts.length < count) madeTexts.push(randomTranscript(madeTexts.length))
  return String(madeTexts.length)
}

/** The work of the thread. */
export async function makeCalls({
  origin,
  network,
  cookies,
  calls,
  text,
  lanes,
  forMs,
}: Barrage): Promise<string> {
  const person = openPerson(origin, network, cookies)
  const until = performance.now() + (forMs ?? 0)
  const goesOn = (at: number): boolean => (forMs === null ? at < calls.length : performance.now() < until)
  const all = Array.from({ length: lanes }, async (_, lane) => {
    const statuses: number[] = []
    for (let at = lane; goesOn(at); at += lanes) {
      const call = calls[at % calls.length]
      if (call === undefined) continue
      const caller = call.network === undefined ? person : openPerson(origin, call.network, call.cookies)
      const body = call.textNumber === undefined ? (call.body ?? text) : madeTexts[call.textNumber]
      statuses.push((await caller.call(call.method, call.path, body)).status)
    }
    return statuses
  })
  return countStatuses((await Promise.all(all)).flat())
}
