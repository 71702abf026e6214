import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { EmailDialog, PaywallDialog } from '../allowance/lazy-parts.ts'
import { usePaywall } from '../allowance/use-paywall.ts'
import type { Remedy } from '#web/features/run/failure.ts'
import { ResultSkeleton } from '../work/result-skeleton.tsx'
import { isEmpty } from '#web/features/run/reducer.ts'
import { useClearOnReturn } from '../work/use-clear-on-return.ts'
import { currentOptions } from '#web/features/run/options.ts'
import { requestForLink } from '#web/features/run/request.ts'
import { useSummarizer } from '#web/features/run/use-summarizer.ts'
import { WorkArea } from '../work/work-area.tsx'
import { LinkForm } from '../intro/link-form.tsx'
import { isNotFound } from './is-not-found.ts'
import { useAccount } from '#web/lib/account.ts'
import { useSignInFirst } from '#web/lib/sign-in-first.ts'
import { Button } from '#web/ui/button.tsx'
import { SavedFailure } from './saved-failure.tsx'
import { savedQuery } from './saved-query.ts'
import { SavedResult } from './saved-result.tsx'

/** The page of one summary at its lasting address. `notFound` is shown for what is not the person's own. */
export function SavedPage({ notFound }: { notFound: ReactNode }) {
  const id = useLocation().pathname.split('/')[2] ?? ''
  const navigate = useNavigate()
  const saved = useQuery(savedQuery(id))
  const summarizer = useSummarizer()
  useClearOnReturn(summarizer)
  const { work, locked, waiting } = summarizer.state
  const [link, setLink] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  const paywall = usePaywall(locked)
  const title = saved.data?.state === 'done' ? saved.data.answer.videoTitle : null

  function handleRemedy(remedy: Remedy): void {
    if (remedy === 'retry') summarizer.retry()
    else void navigate('/')
  }

  if (isNotFound(saved.error)) {
    return (
      <>
        {notFound}
        <SignInForOwn onSignedIn={() => void saved.refetch()} />
      </>
    )
  }
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-24 sm:px-6 sm:pt-10">
      <title>{`${title ?? 'Summary'}: Précis`}</title>
      <h1 className="sr-only">Summary</h1>
      <div className="mb-10">
        <LinkForm
          link={link}
          onLinkChange={setLink}
          inputRef={input}
          busy={work.status === 'running'}
          onSummarize={(given) => summarizer.start(requestForLink(given, currentOptions()))}
          onTranscribe={(given) => summarizer.start({ kind: 'transcript', link: given })}
          onPaste={null}
        />
      </div>
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

/** A visitor may have this summary in an account: nobody but its owner is shown whether it is there. */
function SignInForOwn({ onSignedIn }: { onSignedIn: () => void }) {
  const { status } = useAccount()
  const signInFirst = useSignInFirst(onSignedIn)
  if (status !== 'signed-out') return null
  return (
    <div className="mx-auto -mt-16 max-w-xl px-4 pb-24 text-center">
      <p className="text-muted">Is it a summary of yours? Sign in to see it.</p>
      <Button className="mt-4" onClick={() => signInFirst('continue')}>
        Sign in
      </Button>
    </div>
  )
}
