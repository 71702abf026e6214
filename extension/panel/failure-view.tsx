import type { ReactNode } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { reasonFailure } from '#web/features/run/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useArrival } from '#web/ui/use-arrival.ts'
import type { ReadFailure } from '../reading/page-transcript.ts'
import { movedStatus } from '../server/reach-server.ts'

type FailureText = { title: string; detail: string }

/** The reasons for which a page gives no transcript, in the words of the page of Précis. */
const readFailureTexts: Readonly<Record<ReadFailure, FailureText>> = {
  NO_VIDEO: { title: 'No video here', detail: 'Open a video, then try again.' },
  CONSENT: {
    title: 'YouTube asks you first',
    detail: 'Answer the question about cookies on this page. The video comes after it.',
  },
  AGE_RESTRICTED: {
    title: 'Age-restricted video',
    detail: 'Sign in to YouTube and confirm your age there, then try again.',
  },
  PRIVATE_VIDEO: {
    title: 'Private video',
    detail: "You can't watch this video here, so there are no captions to read.",
  },
  UPCOMING: { title: 'Not started yet', detail: 'Try again when the video is over.' },
  LIVE_NOW: {
    title: 'Live at the moment',
    detail: 'YouTube adds captions some hours after a stream has ended.',
  },
  PROCESSING: {
    title: 'Not ready yet',
    detail: 'YouTube is still preparing this video. Try again in a while.',
  },
  NO_CAPTIONS: {
    title: 'No captions',
    detail: 'This video has no captions, so there is nothing to summarize.',
  },
  PROTECTED: {
    title: 'Protected video',
    detail: 'This video is encrypted. We leave protected videos alone, captions included.',
  },
  LEFT: {
    title: 'The page moved on',
    detail: 'It left this video before its captions were read. Open the video, then try again.',
  },
  UNREADABLE: {
    title: "The captions couldn't be read",
    detail: 'We tried the player and the transcript of the page. Reload the page and try again.',
  },
}

type Props = {
  title: string
  detail: string
  /** It used none of the summaries for sure: what the server was asked for, it may make without an answer. */
  isFree: boolean
  /** The way out that is offered. */
  children: ReactNode
}

/** A failure in one sentence, with what can be done about it. */
function FailureCard({ title, detail, isFree, children }: Props) {
  const section = useArrival<HTMLElement>()
  return (
    <section
      ref={section}
      aria-labelledby="failure-heading"
      className="rounded-card border border-line border-s-4 border-s-bad bg-surface p-4"
    >
      <h2 id="failure-heading" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
        {title}
      </h2>
      <p className="mt-2 wrap-anywhere">{detail}</p>
      {isFree && <p className="mt-1 text-muted">This didn't use one of your summaries.</p>}
      <div className="mt-4 flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

/** `isCounted`: summaries are counted, by a server. */
type Counted = { isCounted: boolean }

type UnreadProps = Counted & {
  failure: ReadFailure
  onRetry: () => void
  /** Lets the server look for the captions; `null` where it cannot. */
  onServer: (() => void) | null
}

/** The page gave no transcript. */
export function UnreadView({ failure, isCounted, onRetry, onServer }: UnreadProps) {
  return (
    <FailureCard {...readFailureTexts[failure]} isFree={isCounted}>
      <Button onClick={onRetry}>Try again</Button>
      {failure === 'UNREADABLE' && onServer !== null && (
        <Button variant="secondary" onClick={onServer}>
          Let the server try
        </Button>
      )}
    </FailureCard>
  )
}

type FailedProps = Counted & { error: unknown; onRetry: () => void; onSettings: () => void }

/** The server refused, failed, or is none of Précis. */
export function FailedView({ error, isCounted, onRetry, onSettings }: FailedProps) {
  const { title, detail, code } = textsOf(error)
  const isAboutKey = code === 'KEY_INVALID' || code === 'KEY_SCOPE' || code === null
  return (
    <FailureCard title={title} detail={detail} isFree={isCounted && code !== null}>
      <Button onClick={onRetry}>Try again</Button>
      {isAboutKey && (
        <Button variant="secondary" onClick={onSettings}>
          Settings
        </Button>
      )}
    </FailureCard>
  )
}

function textsOf(error: unknown): { title: string; detail: string; code: string | null } {
  const { problem, status } = error instanceof ApiError ? error : { problem: null, status: 0 }
  if (status === movedStatus) {
    const detail =
      'It sends its visitors to another address. Open it in your browser, and put the address you arrive at into the settings.'
    return { title: 'This server has moved', detail, code: null }
  }
  if (problem === null && status > 0) {
    const detail = "This server didn't answer as Précis does. Check its address in the settings."
    return { title: 'Is this Précis?', detail, code: null }
  }
  const { title, detail } = reasonFailure({ problem })
  return { title, detail, code: problem?.code ?? null }
}
