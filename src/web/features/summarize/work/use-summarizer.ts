import { useEffect, useReducer, useRef } from 'react'
import type { Transcript } from '#contract/transcripts.ts'
import { announceOutcome } from './announce-outcome.ts'
import { preloadViews } from './lazy-views.ts'
import { runOrder } from './run-order.ts'
import type { Outcome } from './run-order.ts'
import { emptyState, summarizerReducer } from './summarizer-state.ts'
import type { Order, SummarizerAction, SummarizerState } from './summarizer-state.ts'

export type Summarizer = {
  state: SummarizerState
  transcribe: (videoUrl: string) => void
  summarize: (videoUrl: string) => void
  summarizeTranscript: (transcript: Transcript) => void
  /** Takes the transcript of other captions in place of the one that is shown. */
  showTranscript: (transcript: Transcript) => void
  /** Asks for what failed once more. */
  retry: () => void
  /** Stops what runs; what was there before stays. */
  cancel: () => void
  /** Takes transcript, summary and failure away. */
  clear: () => void
}

/** The work of the home page: one order at a time; an order while another runs is ignored. */
export function useSummarizer(): Summarizer {
  const [state, dispatch] = useReducer(summarizerReducer, emptyState)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(order: Order): Promise<void> {
    if (running.current !== null) return
    const controller = new AbortController()
    running.current = controller
    dispatch({ type: 'started', order })
    const outcome = await runOrder(order, controller.signal, dispatch)
    running.current = null
    dispatch(actionFor(outcome, order))
    announceOutcome(outcome, order)
  }

  function start(order: Order): void {
    preloadViews()
    void run(order)
  }

  return {
    state,
    transcribe: (videoUrl) => start({ kind: 'transcribe', videoUrl }),
    summarize: (videoUrl) => start({ kind: 'summarize', videoUrl }),
    summarizeTranscript: (transcript) => start({ kind: 'summarize-transcript', transcript }),
    showTranscript: (transcript) => dispatch({ type: 'captions-chosen', transcript }),
    retry: () => {
      if (state.work.status === 'failed') start(state.work.order)
    },
    cancel: () => running.current?.abort(),
    clear: () => dispatch({ type: 'cleared' }),
  }
}

function actionFor(outcome: Outcome, order: Order): SummarizerAction {
  switch (outcome.result) {
    case 'transcript':
      return { type: 'transcribed', transcript: outcome.transcript, fromPlaylist: outcome.fromPlaylist }
    case 'summary':
      return { type: 'summarized', summary: outcome.summary }
    case 'failure':
      return { type: 'failed', order, failure: outcome.failure }
    case 'stopped':
  }
  return { type: 'stopped' }
}
