import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useParams } from 'react-router'
import type { Result } from '#contract/history.ts'
import { runTexts } from '#messages/run-texts.ts'
import { isNotFound } from '#web/api/api-error.ts'
import { LoadFailure, ResultSkeleton } from '#web/features/result/result-states.tsx'
import type { Remedy } from '#web/features/run/failure.ts'
import { useLive } from '#web/features/run/live-feed.ts'
import { savedQuery } from '#web/features/run/queries.ts'
import { isBeingWritten, isEmpty } from '#web/features/run/reducer.ts'
import { currentOptions, requestForLink } from '#web/features/run/request.ts'
import { useClearOnReturn, useSeen, useSummarizer } from '#web/features/run/use-summarizer.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import { LinkForm, linkRefusal } from '#web/features/start/link-form.tsx'
import { usePaste } from '#web/features/start/use-paste.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PasteSlot, QuotaDialogs, usePaywall } from '../request-dialogs.tsx'

const RunView = lazyPart(() => import('#web/features/result/run-view.tsx'), 'RunView')
const SavedResult = lazyPart(() => import('#web/features/result/saved-result.tsx'), 'SavedResult')

const SummaryNotFound = lazyPart<{ onSignedIn: () => void }, 'SummaryNotFound'>(
  () => import('./not-found.tsx'),
  'SummaryNotFound',
  { kind: 'page' },
)

/** The page of one summary at its permanent address; not found for a summary of another user. */
export function SavedSummary() {
  const { id = '' } = useParams()
  const saved = useQuery(savedQuery(id))
  const summarizer = useSummarizer()
  useClearOnReturn(summarizer)
  const { work, locked, summary } = summarizer.state
  const paywall = usePaywall(locked)
  const paste = usePaste()
  const [link, setLink] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  useSeen(saved.data?.state === 'done' ? saved.data.historyId : null)
  const own = saved.data?.state === 'done' ? saved.data.answer : null

  function handleRemedy(remedy: Remedy): void {
    if (remedy === 'retry') summarizer.retry()
    if (remedy === 'paste') paste.openFor(work.status === 'failed' ? work.request.link : '')
    if (remedy !== 'another') return
    summarizer.clear()
    setLink('')
    input.current?.focus()
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
    <div data-reading-room className="page-grid min-h-dvh pt-3 pb-24 sm:pt-4">
      <title>{`${(summary ?? own)?.videoTitle ?? runTexts.summary}: Précis`}</title>
      <meta name="robots" content="noindex" />
      {/* The title of a result is the heading of its page. */}
      {summary === null && (own === null || own.locked) && <h1 className="sr-only">{runTexts.summary}</h1>}
      <AnotherLinkForm summarizer={summarizer} link={link} onLinkChange={setLink} inputRef={input} />
      {!isEmpty(summarizer.state) && (
        <div className="mb-4 sm:mb-10">
          <Suspense fallback={null}>
            <RunView
              summarizer={summarizer}
              onShowPlans={paywall.open}
              onCancel={summarizer.cancel}
              onRemedy={handleRemedy}
              hasSummaryBelow={saved.data !== undefined}
            />
          </Suspense>
        </div>
      )}
      <SavedSlot saved={saved} summarizer={summarizer} onShowPlans={paywall.open} />
      <QuotaDialogs summarizer={summarizer} paywall={paywall} />
      <PasteSlot paste={paste} summarizer={summarizer} />
    </div>
  )
}

type SavedSlotProps = {
  saved: UseQueryResult<Result>
  summarizer: Summarizer
  onShowPlans: () => void
}

/** The summary of the page. It stays until another one comes, so that failures take nothing. */
function SavedSlot({ saved, summarizer, onShowPlans }: SavedSlotProps) {
  const { state, live } = summarizer
  const hasBegun = useLive(live, 'hasBegun')
  const isQuiet = isEmpty(state)
  const isOther = state.transcript !== null || state.summary !== null || isBeingWritten(state, hasBegun)
  return (
    <>
      <Suspense fallback={<ResultSkeleton />}>
        {!isOther && saved.data !== undefined && (
          <SavedResult saved={saved.data} summarizer={summarizer} onShowPlans={onShowPlans} />
        )}
      </Suspense>
      {isQuiet && saved.isPending && <ResultSkeleton />}
      {isQuiet && saved.isError && !saved.isFetching && (
        <LoadFailure error={saved.error} onRetry={() => void saved.refetch()} />
      )}
    </>
  )
}

type FormProps = {
  summarizer: Summarizer
  link: string
  onLinkChange: (link: string) => void
  inputRef: RefObject<HTMLInputElement | null>
}

/** The form for another link, above the result. */
function AnotherLinkForm({ summarizer, ...field }: FormProps) {
  return (
    <div className="mb-4">
      <LinkForm
        {...field}
        refusal={linkRefusal(summarizer.state, field.link)}
        busy={summarizer.state.work.status === 'running'}
        onSummarize={(given) => summarizer.start(requestForLink(given, currentOptions()))}
        isAlone
      />
    </div>
  )
}
