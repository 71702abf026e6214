import { Suspense } from 'react'
import { historyPages } from '#messages/history-pages.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// The built page cannot know what is in it, so the rest comes after the shell.
const HistoryPage = lazyPart(() => import('#web/features/history/history-page.tsx'), 'HistoryPage')

/** The summaries of a user. */
export function History() {
  return (
    <>
      <title>{historyPages.summaries.title}</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={<h1 className="sr-only">{historyPages.summaries.heading}</h1>}>
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
      <title>{historyPages.transcripts.title}</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={<h1 className="sr-only">{historyPages.transcripts.heading}</h1>}>
        <TranscriptionsPage />
      </Suspense>
    </>
  )
}
