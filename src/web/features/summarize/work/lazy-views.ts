import { lazy } from 'react'

const loadResult = () => import('../result/result-view.tsx')
const loadTranscript = () => import('../transcript/transcript-card.tsx')

/** The result is no part of the first load; it is fetched while the summary is being made. */
export const ResultView = lazy(async () => ({ default: (await loadResult()).ResultView }))
export const TranscriptCard = lazy(async () => ({ default: (await loadTranscript()).TranscriptCard }))

/** Begins to load the views that an order will need. A failure shows when the view itself is asked for. */
export function preloadViews(): void {
  void Promise.allSettled([loadResult(), loadTranscript()])
}
