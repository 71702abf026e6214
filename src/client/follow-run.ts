import { z } from 'zod'
import { summaryEventSchema } from '#contract/summaries.ts'
import type { SummaryAnswer } from '#contract/summaries.ts'
import type { Clock } from '#server/lib/clock.ts'
import { parseJson } from '#server/lib/outside-body.ts'
import { callServer, notUnderstood, openEvents } from './call-server.ts'
import type { Server, ServerCall } from './call-server.ts'
import { PrecisFailure } from './failure.ts'
import type { WorkOptions } from './precis.ts'

/** How often a connection that breaks is opened again, and how long it waits before each. */
const pausesMs = [500, 1000, 2000, 4000, 8000]

type Following = { runId: string | null; lastEventId: string; answer: SummaryAnswer | null }

/**
 * Asks a server for a summary and follows its run to the end, over a connection that breaks too. When the signal aborts, the run is
 * cancelled, so that it doesn't count.
 * @throws PrecisFailure
 */
export async function followRun(
  server: Server,
  request: Pick<ServerCall, 'json'>,
  { signal, onStage, wait }: WorkOptions & Pick<Clock, 'wait'>,
): Promise<SummaryAnswer> {
  const state: Following = { runId: null, lastEventId: '', answer: null }
  const options = { signal, onStage }
  try {
    await readEvents(
      server,
      { method: 'POST', path: 'api/summarize', isCounted: true, ...request, signal },
      state,
      options,
    )
    for (const pauseMs of pausesMs) {
      if (state.answer !== null || state.runId === null) break
      await wait(pauseMs, signal)
      signal.throwIfAborted()
      const again = { path: `api/runs/${state.runId}/events`, lastEventId: state.lastEventId }
      await readEvents(server, { method: 'GET', ...again, signal }, state, options)
    }
  } finally {
    if (signal.aborted && state.runId !== null) await cancelRun(server, state.runId)
  }
  if (state.answer === null) {
    const detail = 'The connection broke. The summary goes on and will be in your history.'
    throw new PrecisFailure('SERVER_UNREACHABLE', detail)
  }
  return state.answer
}

/** Reads events until the answer, a failure, or a broken connection, which is left to the caller. */
async function readEvents(
  server: Server,
  call: ServerCall,
  state: Following,
  { signal, onStage }: WorkOptions,
): Promise<void> {
  const events = await openUnlessBroken(server, call, state)
  if (events === null) return
  try {
    for await (const { event, data, id } of events) {
      const parsed = summaryEventSchema.safeParse({ event, data: parseJson(data) })
      if (!parsed.success) throw notUnderstood(server, parsed.error)
      if (id !== undefined && id !== '') state.lastEventId = id
      const known = parsed.data
      if (known.event === 'run') state.runId = known.data.runId
      if (known.event === 'stage') onStage(known.data.text.replace(/\.+$/, ''))
      if (known.event === 'done') {
        state.answer = known.data
        return
      }
      if (known.event === 'problem') throw new PrecisFailure(known.data.code, known.data.detail)
    }
  } catch (error) {
    if (error instanceof PrecisFailure || signal.aborted) throw error
  }
}

/** Before a run is known, a server that can't be reached is a failure; afterwards it is a pause. */
async function openUnlessBroken(server: Server, call: ServerCall, { runId }: Following) {
  try {
    return await openEvents(server, call)
  } catch (error) {
    const isBroken = error instanceof PrecisFailure && error.code === 'SERVER_UNREACHABLE'
    if (isBroken && runId !== null) return null
    throw error
  }
}

const cancelMs = 5000

async function cancelRun(server: Server, runId: string): Promise<void> {
  const call = { path: `api/runs/${runId}`, signal: AbortSignal.timeout(cancelMs) }
  await callServer(server, { method: 'DELETE', ...call }, z.object({ cancelled: z.boolean() })).catch(
    () => undefined,
  )
}
