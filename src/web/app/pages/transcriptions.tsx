import { lazy, Suspense } from 'react'

const TranscriptionsPage = lazy(async () => ({
  default: (await import('#web/features/library/transcriptions-page.tsx')).TranscriptionsPage,
}))

/** The transcripts of whoever is signed in. */
export function Transcriptions() {
  return (
    <>
      <title>Transcriptions: Précis</title>
      <meta name="robots" content="noindex" />
      <Suspense fallback={null}>
        <TranscriptionsPage />
      </Suspense>
    </>
  )
}
