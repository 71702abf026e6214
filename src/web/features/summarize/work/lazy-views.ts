import { lazy } from 'react'

const loadSummary = () => import('../live/summary-view.tsx')
const loadTranscript = () => import('../transcript/transcript-card.tsx')

/** The summary is no part of the first load; its view is fetched while the transcript is. */
export const SummaryView = lazy(async () => ({ default: (await loadSummary()).SummaryView }))
export const TranscriptCard = lazy(async () => ({ default: (await loadTranscript()).TranscriptCard }))

/** Begins to load the views that an order will need. A failure shows when the view itself is asked for. */
export function preloadViews(): void {
  void Promise.allSettled([loadSummary(), loadTranscript()])
}
