import { lazy, Suspense } from 'react'

const HistoryPage = lazy(async () => ({
  default: (await import('#web/features/library/history-page.tsx')).HistoryPage,
}))

/** The summaries of whoever is signed in. */
export function History() {
  return (
    <>
      <title>Summary history: Précis</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={null}>
        <HistoryPage />
      </Suspense>
    </>
  )
}
