import type { Failure, Remedy } from '#web/features/run/failure.ts'
import { formatMoment } from '#web/lib/format-date.ts'
import { RemedyButtons } from './remedy-buttons.tsx'
import type { VideoFacts } from '#web/features/run/request.ts'
import { useArrival } from './use-arrival.ts'
import { VideoCaption } from './video-caption.tsx'

type Props = {
  failure: Failure
  /** What was known of the video when it failed. */
  video: VideoFacts | null
  onRemedy: (remedy: Remedy) => void
}

/** What happened, what can be done about it, and that it cost nothing. */
export function FailurePanel({ failure, video, onRemedy }: Props) {
  const panel = useArrival<HTMLElement>()
  return (
    <section
      ref={panel}
      aria-labelledby="failure-heading"
      className="mx-auto max-w-2xl rounded-card border border-line border-l-4 border-l-bad bg-surface p-5 sm:p-6"
    >
      {video !== null && <VideoCaption video={video} className="mb-4" />}
      {video === null && failure.videoTitle !== null && (
        <p className="mb-2 line-clamp-2 text-sm font-medium text-muted">{failure.videoTitle}</p>
      )}
      <h2 id="failure-heading" tabIndex={-1} className="font-serif text-xl font-semibold outline-none">
        {failure.title}
      </h2>
      <p className="mt-2 wrap-anywhere">{failure.detail}</p>
      {failure.startsAt !== null && (
        <p className="mt-1">
          Planned for <time dateTime={failure.startsAt}>{formatMoment(failure.startsAt)}</time>, your time.
        </p>
      )}
      <p className="mt-1 text-muted">This didn't use one of your summaries.</p>
      <RemedyButtons
        remedies={failure.remedies}
        retryAfterSeconds={failure.retryAfterSeconds}
        onRemedy={onRemedy}
      />
    </section>
  )
}
