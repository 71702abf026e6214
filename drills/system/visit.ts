import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { problemSchema } from '#contract/problem.ts'
import { createBrowser, followRunAgain, followSummary } from '#tests/setup/follow.ts'
import type { Browser, FollowedEvent } from '#tests/setup/follow.ts'

/** The fate of one visitor who wanted one summary. */
export type Visit = {
  browser: Browser
  /** The item of the history that the visitor was shown of; `null` when no summary came. */
  historyId: string | null
  /**
   * The screen that the visitor was shown in place of a summary: the code of a problem, or that nobody
   * answered; `null` for a summary.
   */
  failure: string | null
  ms: number
}

type Options = {
  /** The origins of the nodes; the next one is asked where one does not answer. */
  origins: () => readonly string[]
  /** A video, or a text of the visitor's own. */
  wanted: { videoUrl: string } | { text: string }
  timeoutMs?: number
}

const pastedSchema = z.object({ transcript: z.object({ id: z.string() }) })
const retryMs = 500
/** The time that a page waits for a whole summary before its reader would give up, in ms. */
const patienceMs = 90_000

/**
 * A visitor who comes, wants one summary, and follows it as a page does: a connection that breaks is opened
 * again.
 */
export async function visit({ origins, wanted, timeoutMs = patienceMs }: Options): Promise<Visit> {
  const began = performance.now()
  const browser = createBrowser()
  const signal = AbortSignal.timeout(timeoutMs)
  const outcome = await summarize({ origins, browser, signal }, wanted).catch((error: unknown) => ({
    historyId: null,
    failure: describe(error),
  }))
  return { browser, ...outcome, ms: performance.now() - began }
}

type Visitor = { origins: () => readonly string[]; browser: Browser; signal: AbortSignal }
type Outcome = Pick<Visit, 'historyId' | 'failure'>

async function summarize(visitor: Visitor, wanted: Options['wanted']): Promise<Outcome> {
  const body = 'text' in wanted ? { transcriptId: await paste(visitor, wanted.text) } : wanted
  let runId: string | null = null
  let lastEventId = 0
  for (let turn = 0; ; turn += 1) {
    const origin = originAt(visitor, turn)
    const options = { browser: visitor.browser, signal: visitor.signal, lastEventId }
    const events: AsyncGenerator<FollowedEvent> =
      runId === null ? followSummary(origin, body, options) : followRunAgain(origin, runId, options)
    try {
      for await (const event of events) {
        lastEventId = event.id
        if (event.event === 'run') runId = event.data.runId
        if (event.event === 'problem') return { historyId: null, failure: event.data.code }
        if (event.event === 'done')
          return event.data.locked
            ? { historyId: null, failure: 'locked' }
            : { historyId: event.data.historyId, failure: null }
      }
    } catch (error) {
      // Nobody can follow what was never begun; what was begun goes on, at the next node.
      if (runId === null && !isUnanswered(error)) throw error
      visitor.signal.throwIfAborted()
    }
    await pause(retryMs, undefined, { signal: visitor.signal })
  }
}

async function paste(visitor: Visitor, text: string): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    try {
      const response = await fetch(`${originAt(visitor, turn)}/api/transcripts`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', ...visitor.browser.headers() },
        body: text,
        signal: visitor.signal,
      })
      visitor.browser.remember(response)
      if (!response.ok) throw new Error(await response.text())
      return pastedSchema.parse(await response.json()).transcript.id
    } catch (error) {
      if (!isUnanswered(error)) throw error
      await pause(retryMs, undefined, { signal: visitor.signal })
    }
  }
}

function originAt({ origins }: Visitor, turn: number): string {
  const all = origins()
  return all[turn % all.length] ?? ''
}

/**
 * Tells whether a node could not be reached at all, so that a load balancer would have asked the next one.
 */
function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError
}

/** The screen of a page for it. */
function describe(error: unknown): string {
  if (error instanceof DOMException) return 'no answer in time'
  const [, document] = /(\{.*\})/s.exec(error instanceof Error ? error.message : '') ?? []
  const { data } = problemSchema.safeParse(document === undefined ? null : JSON.parse(document))
  return data?.code ?? (isUnanswered(error) ? 'connection lost' : String(error))
}
