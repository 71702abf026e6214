import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// The built page cannot know what is in it, so the rest comes after the shell.
const HistoryPage = lazyPart(() => import('#web/features/history/history-page.tsx'), 'HistoryPage')

/** The summaries of a user. */
export function History() {
  return (
    <>
      <title>Summary history: Précis</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={<h1 className="sr-only">Summary History</h1>}>
        <HistoryPage />
      </Suspense>
    </>
  )
}

// The built page cannot know what is in it, so the rest comes after the shell.
const TranscriptionsPage = lazyPart(
  () => import('#web/features/history/transcriptions-page.tsx'),
  'TranscriptionsPage',
)

/** The transcripts of a user. */
export function Transcriptions() {
  return (
    <>
      <title>Transcriptions: Précis</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={<h1 className="sr-only">Transcriptions</h1>}>
        <TranscriptionsPage />
      </Suspense>
    </>
  )
}
