import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { EmailDialog, PaywallDialog } from '../allowance/lazy-parts.ts'
import { usePaywall } from '../allowance/use-paywall.ts'
import type { Remedy } from '../work/failure-shape.ts'
import { ResultSkeleton } from '../work/result-skeleton.tsx'
import { isEmpty } from '../work/summarizer-state.ts'
import { useClearOnReturn } from '../work/use-clear-on-return.ts'
import { useSummarizer } from '../work/use-summarizer.ts'
import { WorkArea } from '../work/work-area.tsx'
import { isNotFound } from './is-not-found.ts'
import { reads } from '#web/lib/reads.ts'
import { SavedFailure } from './saved-failure.tsx'
import { savedQuery } from './saved-query.ts'
import { SavedResult } from './saved-result.tsx'

/** The page of one summary at its lasting address. `notFound` is shown for what is not the person's own. */
export function SavedPage({ notFound }: { notFound: ReactNode }) {
  const id = useLocation().pathname.split('/')[2] ?? ''
  const navigate = useNavigate()
  const saved = useQuery(savedQuery(id), reads)
  const summarizer = useSummarizer()
  useClearOnReturn(summarizer)
  const { locked, waiting } = summarizer.state
  const paywall = usePaywall(locked)
  const title = saved.data?.state === 'done' ? saved.data.answer.videoTitle : null

  function handleRemedy(remedy: Remedy): void {
    if (remedy === 'retry') summarizer.retry()
    else void navigate('/')
  }

  if (isNotFound(saved.error)) return notFound
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-24 sm:px-6 sm:pt-10">
      <title>{`${title ?? 'Summary'}: Précis`}</title>
      <h1 className="sr-only">Summary</h1>
      {!isEmpty(summarizer.state) && (
        <WorkArea
          summarizer={summarizer}
          onShowPlans={paywall.open}
          onCancel={summarizer.cancel}
          onRemedy={handleRemedy}
        />
      )}
      {isEmpty(summarizer.state) && saved.data !== undefined && (
        <SavedResult saved={saved.data} summarizer={summarizer} onShowPlans={paywall.open} />
      )}
      {saved.isPending && <ResultSkeleton />}
      {saved.isError && !saved.isFetching && (
        <SavedFailure error={saved.error} onRetry={() => void saved.refetch()} />
      )}
      <Suspense fallback={null}>
        {waiting !== null && <EmailDialog order={waiting} summarizer={summarizer} />}
        {paywall.isOpen && <PaywallDialog onClose={paywall.close} />}
      </Suspense>
    </div>
  )
}
