import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { CaptionsPart } from '#contract/problem.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { failurePanel } from '#messages/failure-panel.ts'
import { clockTime } from '#product/times.ts'
import { parseVideoLink } from '#product/video-link.ts'
import { api } from '#web/api/api.ts'
import { reasonFailure, toFailure } from '#web/features/run/failure.ts'
import type { Remedy } from '#web/features/run/failure.ts'
import type { RunState } from '#web/features/run/reducer.ts'
import { formatMoment } from '#web/text/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { extra, lazyPart, late } from '#web/ui/lazy-part.tsx'
import { useArrival } from '#web/ui/use-arrival.ts'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { VideoCaption } from '#web/ui/video-caption.tsx'

const NoCaptions = lazyPart(() => import('./no-captions.tsx'), 'NoCaptions', extra)
const ReadInBrowser = lazyPart(() => import('./read-in-browser.tsx'), 'ReadInBrowser', late)

/** YouTube keeps the captions from the server, and not from the person who watches. */
const blocks: readonly ProblemCode[] = [
  'YOUTUBE_BLOCKED',
  'YOUTUBE_RATE_LIMITED',
  'YOUTUBE_PAUSED',
  'CAPTIONS_WITHHELD',
]

type Props = {
  failed: Extract<RunState['work'], { status: 'failed' }>
  /** It has just failed, and not while nobody looked. */
  isNew: boolean
  onRemedy: (remedy: Remedy) => void
  /** Summarizes the part of the video that has captions. */
  onSummarize: (transcript: Transcript) => void
}

/** The failure, its remedies, and that it cost nothing where that is known. */
export function FailurePanel({ failed, isNew, onRemedy, onSummarize }: Props) {
  const { reason, video, request } = failed
  const panel = useArrival<HTMLElement>(isNew)
  const failure = reasonFailure(reason)
  const isBlocked = reason.problem !== null && blocks.includes(reason.problem.code)
  const blockedId = isBlocked ? (parseVideoLink(request.link)?.videoId ?? null) : null
  return (
    <section
      ref={panel}
      aria-labelledby="failure-heading"
      className="two-columns rounded-card border border-line border-s-4 border-s-bad bg-surface p-5 sm:p-6"
    >
      {video !== null && <VideoCaption video={video} className="mb-4" />}
      {video === null && failure.videoTitle !== null && (
        <p className="mb-2 line-clamp-2 text-sm font-medium text-muted">
          <bdi>{failure.videoTitle}</bdi>
        </p>
      )}
      <div>
        <h2 id="failure-heading" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
          {failure.title}
        </h2>
        <p className="mt-2 wrap-anywhere">{failure.detail}</p>
      </div>
      {failure.startsAt !== null && (
        <p className="mt-1">
          {failurePanel.planned(<time dateTime={failure.startsAt}>{formatMoment(failure.startsAt)}</time>)}
        </p>
      )}
      <p className="mt-1 text-muted">{failurePanel.costs[reason.cost]}</p>
      {failure.captionsPart !== null && (
        <PartOfCaptions link={request.link} part={failure.captionsPart} onSummarize={onSummarize} />
      )}
      <RemedyButtons
        remedies={failure.remedies}
        retryAfterSeconds={failure.retryAfterSeconds}
        onRemedy={onRemedy}
      />
      {blockedId !== null && (
        <Suspense fallback={null}>
          <ReadInBrowser videoId={blockedId} onSummarize={onSummarize} />
        </Suspense>
      )}
      {reason.problem?.code === 'NO_CAPTIONS' && (
        <Suspense fallback={null}>
          <NoCaptions link={request.link} onHeard={onSummarize} />
        </Suspense>
      )}
    </section>
  )
}

type RemedyButtonsProps = {
  remedies: readonly Remedy[]
  /** Seconds until trying again makes sense. */
  retryAfterSeconds: number
  onRemedy: (remedy: Remedy) => void
}

/** The buttons of a failure's remedies. Trying again waits until it makes sense, and says so when it does. */
function RemedyButtons({ remedies, retryAfterSeconds, onRemedy }: RemedyButtonsProps) {
  const left = useCountdown(retryAfterSeconds)
  const isWaiting = (remedy: Remedy): boolean => remedy === 'retry' && left > 0
  const first = remedies.find((remedy) => !isWaiting(remedy))
  const mustWait = remedies.includes('retry') && retryAfterSeconds > 0
  return (
    <>
      <div className="mt-5 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {remedies.map((remedy) => (
          <Button
            key={remedy}
            variant={remedy === first ? 'primary' : 'secondary'}
            className="tabular-nums"
            aria-disabled={isWaiting(remedy) || undefined}
            onClick={() => {
              if (!isWaiting(remedy)) onRemedy(remedy)
            }}
          >
            {isWaiting(remedy) ? retryIn(left) : failurePanel.remedies[remedy]}
          </Button>
        ))}
      </div>
      <output className="sr-only">{mustWait && left === 0 && failurePanel.retryNow}</output>
    </>
  )
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A button that waits, as it says so: rounded up, never too short. */
function retryIn(seconds: number): string {
  if (seconds <= 2 * minute) return failurePanel.retryIn(clockTime(seconds))
  if (seconds <= 2 * hour - minute) return failurePanel.retryInMinutes(Math.ceil(seconds / minute))
  if (seconds <= 2 * day - hour) return failurePanel.retryInHours(Math.ceil(seconds / hour))
  return failurePanel.retryInDays(Math.ceil(seconds / day))
}

type PartOfCaptionsProps = {
  /** The link that was asked for. */
  link: string
  part: CaptionsPart
  onSummarize: (transcript: Transcript) => void
}

/** Offers a summary of the part of a video that has captions, on request only. */
function PartOfCaptions({ link, part, onSummarize }: PartOfCaptionsProps) {
  const { language, kind, endSeconds } = part
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('POST /api/transcribe', { body: { videoUrl: link, captions: { language, kind } } }),
  })
  const handleClick = (): void => {
    if (!isPending) mutate(undefined, { onSuccess: ({ transcript }) => onSummarize(transcript) })
  }
  return (
    <div className="mt-5">
      <Button className="max-sm:w-full" aria-disabled={isPending || undefined} onClick={handleClick}>
        {failurePanel.summarizeFirst(Math.max(1, Math.floor(endSeconds / 60)))}
      </Button>
      {error !== null && (
        <p role="alert" className="mt-2">
          {toFailure(error).detail}
        </p>
      )}
    </div>
  )
}
