import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { LinkForm } from '#web/features/ask-for/link-form.tsx'
import { LoadFailure, ResultSkeleton } from '#web/features/result/result-states.tsx'
import type { Remedy } from '#web/features/run/failure.ts'
import { currentOptions } from '#web/features/run/options.ts'
import { savedQuery } from '#web/features/run/queries.ts'
import { isEmpty } from '#web/features/run/reducer.ts'
import { requestForLink } from '#web/features/run/request.ts'
import { useClearOnReturn } from '#web/features/run/result-address.ts'
import { useSummarizer } from '#web/features/run/use-summarizer.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import { isNotFound } from '#web/lib/api-error.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'
import { QuotaDialogs, usePaywall } from '../quota-dialogs.tsx'

const RunView = lazyPart(() => import('#web/features/result/run-view.tsx'), 'RunView')
const SavedResult = lazyPart(() => import('#web/features/result/saved-result.tsx'), 'SavedResult')

const SummaryNotFound = lazyPart(() => import('./not-found.tsx'), 'SummaryNotFound', {
  kind: 'page',
})

/** The page of one summary at its permanent address; not found for a summary of another user. */
export function SavedSummary() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const saved = useQuery(savedQuery(id))
  const summarizer = useSummarizer()
  useClearOnReturn(summarizer)
  const { locked, summary } = summarizer.state
  const paywall = usePaywall(locked)
  const shown = summary ?? (saved.data?.state === 'done' ? saved.data.answer : null)
  const isQuiet = isEmpty(summarizer.state)

  function handleRemedy(remedy: Remedy): void {
    if (remedy === 'retry') summarizer.retry()
    else void navigate('/')
  }

  if (isNotFound(saved.error)) {
    return (
      <Suspense fallback={null}>
        <SummaryNotFound onSignedIn={() => void saved.refetch()} />
      </Suspense>
    )
  }
  return (
    // What comes later moves nothing that is in view.
    <div className="mx-auto min-h-dvh max-w-6xl px-4 pt-6 pb-24 sm:px-6 sm:pt-10">
      <title>{`${shown?.videoTitle ?? 'Summary'}: Précis`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">Summary</h1>
      <AnotherLinkForm summarizer={summarizer} />
      <Suspense fallback={<ResultSkeleton />}>
        {!isQuiet && (
          <RunView
            summarizer={summarizer}
            onShowPlans={paywall.open}
            onCancel={summarizer.cancel}
            onRemedy={handleRemedy}
          />
        )}
        {isQuiet && saved.data !== undefined && (
          <SavedResult saved={saved.data} summarizer={summarizer} onShowPlans={paywall.open} />
        )}
      </Suspense>
      {isQuiet && saved.isPending && <ResultSkeleton />}
      {isQuiet && saved.isError && !saved.isFetching && (
        <LoadFailure error={saved.error} onRetry={() => void saved.refetch()} />
      )}
      <QuotaDialogs summarizer={summarizer} paywall={paywall} />
    </div>
  )
}

/** The form for another link, above the result. */
function AnotherLinkForm({ summarizer }: { summarizer: Summarizer }) {
  const [link, setLink] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  return (
    <div className="mb-4 sm:mb-10">
      <LinkForm
        link={link}
        onLinkChange={setLink}
        inputRef={input}
        busy={summarizer.state.work.status === 'running'}
        onSummarize={(given) => summarizer.start(requestForLink(given, currentOptions()))}
        onTranscribe={(given) => summarizer.start({ kind: 'transcript', link: given })}
        onPaste={null}
      />
    </div>
  )
}
