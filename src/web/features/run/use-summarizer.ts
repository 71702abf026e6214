import { useEffect, useReducer, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { Location } from 'react-router'
import type { Transcript } from '#contract/transcripts.ts'
import { queryClient } from '#web/api/query-client.ts'
import { createLiveFeed } from './live-feed.ts'
import type { LiveFeed } from './live-feed.ts'
import { loadLater, saySeen } from './load-later.ts'
import { readMadeOn } from './made-on.ts'
import { recentKey, usageQuery } from './queries.ts'
import { emptyState, isEmpty, runReducer } from './reducer.ts'
import type { RunAction, RunState } from './reducer.ts'
import type { WorkRequest } from './request.ts'
import type { Outcome, SendOptions, Work } from './send-request.ts'
import { readStoredRun, storeRun } from './stored-requests.ts'
import { useResume } from './use-resume.ts'
import type { RunOptions } from './use-resume.ts'

export type Summarizer = {
  state: RunState
  /** The live text of the summary so far. */
  live: LiveFeed
  /** Sends a request; ignored while another one of this page is running. */
  start: (request: WorkRequest) => void
  /** Shows the transcript of other captions in place of the present one. */
  showTranscript: (transcript: Transcript) => void
  /** Tries the failed request again; a run that was only out of reach is followed. */
  retry: () => void
  /** Sends the request that waits for an email address. */
  resume: () => void
  /**
   * Cancels the running request and releases its reservation; the transcript before it stays. What was
   * finished before is shown.
   */
  cancel: () => void
  /** Removes transcript, summary and failure. */
  clear: () => void
}

/** The summarizer of a page: one request at a time, on the server and in the state of the page. */
export function useSummarizer(): Summarizer {
  const [state, dispatch] = useReducer(runReducer, emptyState)
  const [live] = useState(createLiveFeed)
  const { run, cancel } = useWork(dispatch, live)
  const { work, waiting } = state
  useResume({
    isEmpty: isEmpty(state),
    run,
    show: (found) => {
      dispatch({ type: 'found', found })
      if (found.outcome === 'failure') saySeen(found.runId)
    },
  })
  useSeen(state.summary?.historyId ?? null)
  return {
    state,
    live,
    start: (request) => void run(request),
    showTranscript: (transcript) => dispatch({ type: 'captions-chosen', transcript }),
    retry: () => {
      const stored = readStoredRun()
      if (work.status === 'failed') void run(work.request, { ...(stored && { runId: stored.runId }) })
    },
    resume: () => {
      if (waiting !== null) void run(waiting)
    },
    cancel,
    clear: () => {
      storeRun(null)
      dispatch({ type: 'cleared' })
    },
  }
}

/** Tells the server that a summary is shown. */
export function useSeen(historyId: string | null): void {
  useEffect(() => {
    if (historyId !== null) saySeen(historyId)
  }, [historyId])
}

/** Carries out one request at a time, and stops following it when the page goes away. */
function useWork(dispatch: (action: RunAction) => void, live: LiveFeed) {
  const current = useRef<{ request: WorkRequest; work: Work; isElsewhere: boolean } | null>(null)
  const isLeft = useRef(false)
  const cancelling = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      current.current?.work.leave()
      current.current = null
    }
  }, [])

  async function run(
    request: WorkRequest,
    { isElsewhere = false, ...named }: RunOptions = {},
  ): Promise<void> {
    if (current.current !== null && !current.current.isElsewhere) return
    current.current?.work.leave()
    live.clear()
    dispatch({ type: 'started', request, isElsewhere })
    const work = beginWork(request, {
      onProgress: (progress) => {
        if (current.current?.work !== work) return
        if (progress.type === 'event') live.add(progress.next)
        else dispatch(progress)
      },
      after: cancelling.current,
      ...named,
    })
    current.current = { request, work, isElsewhere }
    const outcome = await work.outcome
    // It was cancelled, another one has begun, or the page went away.
    if (current.current?.work !== work) return
    current.current = null
    void refreshUsage()
    dispatch(actionFor(outcome, request))
    if (!isElsewhere) void announce(outcome, request)
  }

  function cancel(): void {
    if (current.current !== null) cancelling.current = giveBack(current.current)
    current.current = null
    dispatch({ type: 'stopped' })
  }

  async function giveBack({ request, work }: { request: WorkRequest; work: Work }): Promise<void> {
    const finished = await work.cancel()
    await refreshUsage()
    // It counts, so it is shown, unless something else is by now.
    if (finished === null || current.current !== null || isLeft.current) return
    void run(request, finished)
  }

  return { run, cancel }
}

function actionFor(outcome: Outcome, request: WorkRequest): RunAction {
  switch (outcome.result) {
    case 'transcript':
      return {
        type: 'transcribed',
        transcript: outcome.transcript,
        isFromPlaylist: outcome.fromPlaylist,
      }
    case 'summary':
      return { type: 'summarized', summary: outcome.summary }
    case 'locked':
      return { type: 'locked', locked: outcome.locked }
    case 'email-needed':
      return { type: 'email-needed', request }
    case 'failure':
      return { type: 'failed', request, reason: outcome.reason }
    case 'stopped':
  }
  return { type: 'stopped' }
}

/** Loaded when the first request has ended; without a connection the page alone says how. */
async function announce(outcome: Outcome, { kind }: WorkRequest): Promise<void> {
  const part = await import('./announce-outcome.ts').catch(() => null)
  part?.announceOutcome(outcome, kind)
}

async function refreshUsage(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: recentKey })
  await queryClient.invalidateQueries({ queryKey: usageQuery.queryKey })
}

/** Begins a request once the page has loaded what sends it; without a connection it fails. */
function beginWork(request: WorkRequest, options: SendOptions): Work {
  let isOver = false
  const started = loadLater().then(
    ({ startWork }) => (isOver ? null : startWork(request, options)),
    () => null,
  )
  return {
    outcome: started.then((work) => work?.outcome ?? notStarted(isOver)),
    leave: () => {
      isOver = true
      void started.then((work) => work?.leave())
    },
    cancel: async () => {
      isOver = true
      return (await (await started)?.cancel()) ?? null
    },
  }
}

function notStarted(isOver: boolean): Outcome {
  return isOver ? { result: 'stopped' } : { result: 'failure', reason: { problem: null, cost: 'none' } }
}

/**
 * Clears the result when the user returns to the page that made it, with Back or by a link. A running request
 * stays, and so does everything on the way within the page, to another anchor or to a filter of the result.
 */
export function useClearOnReturn({ state, clear }: Pick<Summarizer, 'state' | 'clear'>): void {
  const current = useLocation()
  const type = useNavigationType()
  const previous = useRef(current)
  const isRunning = state.work.status === 'running'
  useEffect(() => {
    const from = previous.current
    if (from === current) return
    previous.current = current
    if (isRunning || type === NavigationType.Replace || readMadeOn(current.state) !== null) return
    if (isSamePage(from, current, type)) return
    clear()
  }, [current, type, isRunning, clear])
}

/** The step stays within a page: another search, such as a filter, or an earlier anchor. */
function isSamePage(from: Location, to: Location, type: NavigationType): boolean {
  if (from.pathname !== to.pathname) return false
  return from.search !== to.search || (type === NavigationType.Pop && from.hash !== to.hash)
}
