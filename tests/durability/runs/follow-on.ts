import { get, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { Insight } from '#contract/evidence.ts'
import { summaryEventSchema } from '#contract/summaries.ts'
import type { SummaryAnswer, SummaryEvent } from '#contract/summaries.ts'

/** The screen of a run, made of the events that it got. */
export type Shown = {
  lastId: number
  runId: string | null
  restarts: number
  gist: string | null
  text: string
  insights: Insight[]
  summary: Extract<SummaryAnswer, { locked: false }> | null
  problem: string | null
}

const nothingShown: Shown = {
  lastId: 0,
  runId: null,
  restarts: 0,
  gist: null,
  text: '',
  insights: [],
  summary: null,
  problem: null,
}

/** The time that it leaves alone who says that it is busy, in ms. */
const busyMs = 200

let browsers = 0

/** The caller: a browser with its cookie, on a network of its own. */
class Browser {
  readonly #network: string
  #cookie: string | null = null

  constructor() {
    browsers += 1
    this.#network = `10.${browsers >> 8}.${browsers & 255}.1`
  }

  get headers(): Record<string, string> {
    const cookie: Record<string, string> = this.#cookie === null ? {} : { cookie: this.#cookie }
    return { accept: 'text/event-stream', 'x-forwarded-for': this.#network, ...cookie }
  }

  remember({ headers }: IncomingMessage): void {
    this.#cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? this.#cookie
  }
}

type Options = {
  /** Cuts the connection after this many events and goes on at the next node; never when it is not given. */
  cutAfter?: number
  /** Called with what is shown after each event. */
  onEvent?: (shown: Shown) => void
}

/**
 * Follows the summary of a video as a page does: shows what comes, and when the connection ends before the
 * summary is there, or a node is too busy, goes on at the next one from the last event that it got.
 */
export async function followOn(
  origins: readonly string[],
  videoUrl: string,
  { cutAfter = Number.POSITIVE_INFINITY, onEvent = () => undefined }: Options = {},
): Promise<Shown> {
  let shown = nothingShown
  const browser = new Browser()
  for (let turn = 0; shown.summary === null && shown.problem === null; turn++) {
    const response = await ask(browser, origins[turn % origins.length] ?? '', { ...shown, videoUrl })
    if (response.statusCode === 503) {
      response.resume()
      await pause(busyMs)
      continue
    }
    let left = cutAfter
    for await (const { id, event } of readEvents(response)) {
      // A follower that had to wait until the run was over gets the summary out of the store, in one go.
      if (shown.runId === null && event.event !== 'run') left = Number.POSITIVE_INFINITY
      if (id !== shown.lastId + 1) throw new Error(`Event ${id} came after ${shown.lastId}`)
      shown = { ...show(shown, event), lastId: id }
      onEvent(shown)
      left -= 1
      if (left === 0) break
    }
    response.destroy()
  }
  return shown
}

async function ask(
  browser: Browser,
  origin: string,
  { runId, lastId, videoUrl }: Shown & { videoUrl: string },
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const asked =
    runId === null
      ? request(`${origin}/api/summarize`, {
          method: 'POST',
          agent: false,
          headers: { ...browser.headers, 'content-type': 'application/json' },
        }).end(JSON.stringify({ videoUrl }))
      : get(`${origin}/api/runs/${runId}/events`, {
          agent: false,
          headers: { ...browser.headers, 'last-event-id': lastId },
        })
  asked.on('response', resolve).on('error', reject)
  const response = await promise
  browser.remember(response)
  if (response.statusCode !== 200 && response.statusCode !== 503)
    throw new Error(`${origin} answered ${response.statusCode}: ${await text(response)}`)
  return response
}

async function* readEvents(response: IncomingMessage): AsyncGenerator<{ id: number; event: SummaryEvent }> {
  let rest = ''
  try {
    for await (const piece of response.setEncoding('utf8')) {
      const blocks = `${rest}${String(piece)}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, id, name, data] = /id: (\d+)\nevent: (\w+)\ndata: (.*)/.exec(block) ?? []
        if (data === undefined) continue
        yield { id: Number(id), event: readEvent(name, data) }
      }
    }
  } catch (error) {
    // The connection broke; what came before it counts.
    if (!response.destroyed) throw error
  }
}

/** Events read before: all followers get the same ones. */
const known = new Map<string, SummaryEvent>()

function readEvent(name: string | undefined, data: string): SummaryEvent {
  const event =
    known.get(`${name} ${data}`) ?? summaryEventSchema.parse({ event: name, data: JSON.parse(data) })
  known.set(`${name} ${data}`, event)
  return event
}

function show(before: Shown, event: SummaryEvent): Shown {
  switch (event.event) {
    case 'run':
      return { ...before, runId: event.data.runId }
    case 'gist':
      return { ...before, gist: event.data.text }
    case 'sentence':
      return { ...before, text: `${before.text} ${event.data.sentence?.text ?? ''}`.trim() }
    case 'insight':
      return { ...before, insights: [...before.insights, event.data] }
    case 'written':
      return {
        ...before,
        text: event.data.summarySentences.map((sentence) => sentence.text).join(' '),
        insights: event.data.insights,
      }
    case 'restarted':
      return { ...before, restarts: before.restarts + 1, gist: null, text: '', insights: [] }
    case 'done':
      return event.data.locked ? { ...before, problem: 'locked' } : { ...before, summary: event.data }
    case 'problem':
      return { ...before, problem: event.data.code }
    case 'stage':
    case 'form':
    case 'video':
    case 'text':
    case 'chapter':
    case 'line':
  }
  return before
}

/** Begins to follow at one node, for a test that waits for what is shown on the way. */
export function beginToFollow(origin: string, videoUrl: string) {
  let latest: Shown | null = null
  const waiting = new Set<(shown: Shown) => void>()
  const end = followOn([origin], videoUrl, {
    onEvent: (shown) => {
      latest = shown
      for (const look of waiting) look(shown)
    },
  })
  return {
    end,
    /** Settles when that is shown; rejects when the end comes without it. */
    reaches: async (isReached: (shown: Shown) => boolean): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<string>()
      const look = (shown: Shown): void => {
        if (isReached(shown)) resolve('reached')
      }
      waiting.add(look)
      if (latest !== null) look(latest)
      const outcome = await Promise.race([promise, end.then((shown) => JSON.stringify(shown))])
      waiting.delete(look)
      if (outcome !== 'reached') throw new Error(`It ended without: ${outcome.slice(0, 500)}`)
    },
  }
}
