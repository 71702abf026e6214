import { lazyPart } from '#web/lib/lazy-part.tsx'

const loadSummary = () => import('../live/summary-view.tsx')
const loadTranscript = () => import('../transcript/transcript-card.tsx')

/** The summary is no part of the first load; its view is fetched while the transcript is. */
export const SummaryView = lazyPart(async () => (await loadSummary()).SummaryView)
export const TranscriptCard = lazyPart(async () => (await loadTranscript()).TranscriptCard)
