import { Suspense, useRef, useState, useLayoutEffect } from 'react'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Transcript } from '#contract/transcripts.ts'
import { home } from '#messages/home.ts'
import type { Remedy } from '#web/features/run/failure.ts'
import { applyRecentHint } from '#web/features/run/recent-hint.ts'
import { isEmpty } from '#web/features/run/reducer.ts'
import { currentOptions, requestForLink, requestForTranscript } from '#web/features/run/request.ts'
import type { WorkRequest } from '#web/features/run/request.ts'
import { useClearOnReturn, useSummarizer } from '#web/features/run/use-summarizer.ts'
import type { Summarizer } from '#web/features/run/use-summarizer.ts'
import { LinkForm, SummaryChoicesSlot, isLinkRefused, linkRefusal } from '#web/features/start/link-form.tsx'
import { useGivenLink, useTypedLink } from '#web/features/start/use-given-link.ts'
import { usePaste } from '#web/features/start/use-paste.ts'
import { useAccount } from '#web/session/account.ts'
import { showMissedClick } from '#web/session/page-dialog.ts'
import { extra, lazyPart } from '#web/ui/lazy-part.tsx'
import { useIdle } from '#web/ui/use-page-phase.ts'
import { PasteSlot, QuotaDialogs, usePaywall } from '../request-dialogs.tsx'

// It is in the built page, and stays as it is there until its file is loaded.
const HomeIntroduction = lazyPart(
  () => import('#web/features/start/home-introduction.tsx'),
  'HomeIntroduction',
  { isExtra: true },
)
/** One element for all renderings, so that the built page stays; its links need no scripts. */
const introduction = (
  <Suspense fallback={null}>
    <HomeIntroduction />
  </Suspense>
)
const Library = lazyPart(() => import('#web/features/start/library.tsx'), 'Library', extra)
const QuotaLine = lazyPart(() => import('#web/features/start/quota-line.tsx'), 'QuotaLine', {
  isExtra: true,
})
const ListOffer = lazyPart(() => import('#web/features/collections/list-offer.tsx'), 'ListOffer', extra)
const LinkOffer = lazyPart(() => import('#web/features/recordings/link-offer.tsx'), 'LinkOffer', extra)
/** Hides the part for visitors until it is known whether the browser is signed in. */
const hiddenFromAccounts = 'perhaps-signed-in:hidden'

/** The page before anything is asked for: the library of an account, else what the product does. */
function Beginning({ onHeard }: { onHeard: (transcript: Transcript) => void }) {
  const { status } = useAccount()
  return status === 'signed-in' ? (
    <Suspense fallback={null}>
      <Library introduction={introduction} onHeard={onHeard} />
    </Suspense>
  ) : (
    <div className={`contents ${status === 'unknown' ? hiddenFromAccounts : ''}`}>{introduction}</div>
  )
}

/** The form of a link to a playlist or a channel. */
const listForm = /[?&]list=|^@\S|\/(?:@|channel\/|c\/|user\/)\S/
const RunView = lazyPart(() => import('#web/features/result/run-view.tsx'), 'RunView', { isExtra: true })

/** The home page: one input, and under it the result of the request. */
export function Home() {
  const [link, setLink] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  const paste = usePaste()
  const summarizer = useSummarizer()
  const { work, isElsewhere, isAway, locked, summary, transcript } = summarizer.state
  const paywall = usePaywall(locked)
  useClearOnReturn(summarizer)
  useTypedLink(setLink)
  useGivenLink(({ link: given, isStarted }) => {
    setLink(given)
    if (isStarted) startFrom(given)
  })
  // A refused link is said at its field, and the page stays as it is.
  const isQuiet =
    isEmpty(summarizer.state) ||
    (isLinkRefused(summarizer.state) && transcript === null && summary === null && locked === null)

  const refusal = linkRefusal(summarizer.state, link)
  const isSmall = !isQuiet && !isElsewhere && !isAway

  function begin(request: WorkRequest): void {
    // Without the part that shows and cancels it, a request would wait unseen.
    if (RunView.isLoaded() || navigator.onLine) summarizer.start(request)
    else showMissedClick()
  }

  const onHeard = (heard: Transcript): void => begin(requestForTranscript(heard, currentOptions()))

  function startFrom(given: string): void {
    begin(requestForLink(given, currentOptions()))
  }

  function fillLink(videoUrl: string): void {
    setLink(videoUrl)
    input.current?.focus()
  }

  const actions = useResultActions({ summarizer, paste, input, fillLink })

  return (
    <div data-reading-room={isSmall || undefined} className="page-grid min-h-dvh pb-24">
      <title>{summary === null ? home.title : `${summary.videoTitle}: Précis`}</title>
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-[minmax(0,1fr)_min(26rem,45%)] lg:grid-rows-[auto_auto_1fr]">
        <StartPanel isQuiet={isQuiet} isSmall={isSmall} hasResult={summary !== null}>
          <LinkForm
            link={link}
            onLinkChange={setLink}
            inputRef={input}
            refusal={refusal}
            busy={work.status === 'running' && !isElsewhere}
            onSummarize={startFrom}
            onTranscribe={(given) => begin({ kind: 'transcript', link: given })}
            onPaste={() => paste.openFor(link.trim())}
            isAlone={isSmall}
          />
          <Suspense fallback={null}>
            {isQuiet && listForm.test(link.trim()) && <ListOffer link={link.trim()} />}
            {refusal !== null && <LinkOffer link={link} onHeard={onHeard} />}
          </Suspense>
        </StartPanel>
        <RunSlot summarizer={summarizer} onShowPlans={paywall.open} {...actions} />
        {isQuiet && <Beginning onHeard={onHeard} />}
      </div>
      <QuotaDialogs summarizer={summarizer} paywall={paywall} />
      <PasteSlot paste={paste} summarizer={summarizer} />
    </div>
  )
}

type ActionContext = {
  summarizer: Summarizer
  paste: ReturnType<typeof usePaste>
  input: RefObject<HTMLInputElement | null>
  fillLink: (link: string) => void
}

/** The actions on a request and its result; each leads back to the field. */
function useResultActions({ summarizer, paste, input, fillLink }: ActionContext) {
  const navigate = useNavigate()
  const { work } = summarizer.state
  return {
    onCancel: () => {
      summarizer.cancel()
      input.current?.focus()
    },
    onPutAside: () => {
      summarizer.clear()
      void navigate('/')
      input.current?.focus()
    },
    onRemedy: (remedy: Remedy) => {
      if (remedy === 'retry') summarizer.retry()
      if (remedy === 'paste') paste.openFor(work.status === 'failed' ? work.request.link : '')
      if (remedy !== 'another') return
      summarizer.clear()
      fillLink('')
    },
  }
}

type StartPanelProps = {
  isQuiet: boolean
  isSmall: boolean
  /** A result stands below, whose title is the heading of a small page. */
  hasResult: boolean
  children: ReactNode
}

/**
 * The form to ask with; printed only where the page shows nothing else. It makes room for a result that was
 * asked for here, as on the page where one is opened again. For one that comes by itself nothing moves: on a
 * phone the room is there from the first paint on where one is awaited.
 */
function StartPanel({ isQuiet, isSmall, hasResult, children }: StartPanelProps) {
  const isIdle = useIdle()
  return (
    <div
      className={`lg:text-start ${isSmall ? 'pt-3 sm:pt-4 lg:col-span-2' : 'text-center max-sm:awaited:pt-6 max-sm:awaited:text-start perhaps-signed-in:pt-8'} ${isQuiet ? '' : 'print:hidden'}`}
    >
      {!isSmall && <Headline />}
      {isSmall && !hasResult && <h1 className="sr-only">{home.heading}</h1>}
      {children}
      {!isSmall && <SummaryChoicesSlot />}
      {/* The line for what is left of the quota is reserved. */}
      {!isSmall && (
        <div className="mt-3 min-h-5 print:hidden">
          <Suspense fallback={null}>{isIdle && <QuotaLine />}</Suspense>
        </div>
      )}
      {isQuiet && <RecentSlot />}
    </div>
  )
}

/** The product in one line and one sentence, for those who may not know it. */
function Headline() {
  return (
    <div className="pt-10 pb-8 sm:pt-20 lg:pt-16 max-sm:awaited:sr-only perhaps-signed-in:sr-only">
      <h1 className="font-serif text-4xl font-semibold tracking-tight text-balance sm:text-6xl">
        {home.heading}
      </h1>
      <p className="mx-auto mt-4 max-w-[44ch] text-lg text-balance text-muted lg:mx-0">{home.lead}</p>
    </div>
  )
}

/**
 * The request with its result. It is rendered before it is needed: screen readers announce only changes in a
 * region that exists.
 */
function RunSlot(props: ComponentProps<typeof RunView>) {
  const isWanted = useIdle() || !isEmpty(props.summarizer.state)
  return (
    <div className="mt-4 min-w-0 sm:mt-8 lg:col-span-2 lg:row-start-4 print:mt-0">
      <Suspense fallback={null}>{isWanted && <RunView {...props} />}</Suspense>
    </div>
  )
}

const RecentVideos = lazyPart(() => import('#web/features/start/recent-videos.tsx'), 'RecentVideos', {
  isExtra: true,
})

/** The list of the last videos. Its last rows' room is free before it loads: nothing moves. */
function RecentSlot() {
  const isIdle = useIdle()
  const { status } = useAccount()
  useLayoutEffect(applyRecentHint, [])
  if (status === 'signed-in') return null
  return (
    <div
      className={`recent-1:min-h-34 recent-2:min-h-51 recent-3:min-h-68 print:hidden ${status === 'unknown' ? hiddenFromAccounts : ''}`}
    >
      <Suspense fallback={null}>{isIdle && <RecentVideos />}</Suspense>
    </div>
  )
}
