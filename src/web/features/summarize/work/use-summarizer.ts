import { useEffect, useReducer, useRef, useState } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { createLiveFeed } from '../live/live-feed.ts'
import type { LiveFeed } from '../live/live-feed.ts'
import { announceOutcome } from './announce-outcome.ts'
import { usageKey } from '../allowance/usage-key.ts'
import { keepRun } from './kept-run.ts'
import { carryOut } from './carry-out.ts'
import { currentChoices } from './choices.ts'
import type { Choices } from './choices.ts'
import { preloadViews } from './lazy-views.ts'
import type { Outcome } from './run-order.ts'
import { useGoOn } from './use-go-on.ts'
import { emptyState, summarizerReducer } from './summarizer-state.ts'
import type { Order, RewriteSource, SummarizerAction, SummarizerState } from './summarizer-state.ts'

export type Summarizer = {
  state: SummarizerState
  /** What is written of the summary so far. */
  live: LiveFeed
  transcribe: (videoUrl: string) => void
  summarize: (videoUrl: string) => void
  summarizeTranscript: (transcript: Transcript) => void
  /** Makes another summary of the same transcript. */
  rewrite: (source: RewriteSource, choices: Choices) => void
  /** Takes the transcript of other captions in place of the one that is shown. */
  showTranscript: (transcript: Transcript) => void
  /** Asks for what failed once more. */
  retry: () => void
  /** Starts what waits for an address. */
  resume: () => void
  /** Stops what runs; what was there before stays. */
  cancel: () => void
  /** Takes transcript, summary and failure away. */
  clear: () => void
}

/** The work of the home page: one order at a time; an order while another runs is ignored. */
export function useSummarizer(): Summarizer {
  const [state, dispatch] = useReducer(summarizerReducer, emptyState)
  const [live] = useState(createLiveFeed)
  const running = useRef<AbortController | null>(null)
  useGoOn((order, runId) => void run(order, runId))
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )

  async function run(order: Order, runId?: string): Promise<void> {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    live.clear()
    dispatch({ type: 'started', order })
    const outcome = await carryOut(order, {
      signal: controller.signal,
      onProgress: (progress) => {
        if (progress.type === 'told') live.take(progress.event)
        else dispatch(progress)
      },
      ...(runId === undefined ? {} : { runId }),
    })
    // The page went away meanwhile, or is mounted a second time.
    if (running.current !== controller) return
    running.current = null
    void refreshUsage()
    dispatch(actionFor(outcome, order))
    announceOutcome(outcome, order)
  }

  function start(order: Order): void {
    preloadViews()
    void run(order)
  }

  return {
    state,
    live,
    transcribe: (videoUrl) => start({ kind: 'transcribe', videoUrl }),
    summarize: (videoUrl) => start({ kind: 'summarize', videoUrl, choices: currentChoices() }),
    summarizeTranscript: (transcript) =>
      start({ kind: 'summarize-transcript', transcript, choices: currentChoices() }),
    rewrite: (source, choices) => start({ kind: 'rewrite', source, choices }),
    showTranscript: (transcript) => dispatch({ type: 'captions-chosen', transcript }),
    retry: () => {
      if (state.work.status === 'failed') start(state.work.order)
    },
    resume: () => {
      if (state.waiting !== null) start(state.waiting)
    },
    cancel: () => {
      keepRun(null)
      running.current?.abort()
      dispatch({ type: 'stopped' })
    },
    clear: () => dispatch({ type: 'cleared' }),
  }
}

function actionFor(outcome: Outcome, order: Order): SummarizerAction {
  switch (outcome.result) {
    case 'transcript':
      return { type: 'transcribed', transcript: outcome.transcript, fromPlaylist: outcome.fromPlaylist }
    case 'summary':
      return { type: 'summarized', summary: outcome.summary }
    case 'locked':
      return { type: 'locked', locked: outcome.locked }
    case 'email-needed':
      return { type: 'email-needed', order }
    case 'failure':
      return { type: 'failed', order, failure: outcome.failure }
    case 'stopped':
  }
  return { type: 'stopped' }
}

/** What is left has changed; the store is no part of the first load. */
async function refreshUsage(): Promise<void> {
  const { reads } = await import('#web/lib/reads.ts')
  await reads.invalidateQueries({ queryKey: usageKey })
}
