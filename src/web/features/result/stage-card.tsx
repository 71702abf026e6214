import { controls } from '#messages/controls.ts'
import type { VideoFacts } from '#web/features/run/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { VideoCaption } from '#web/ui/video-caption.tsx'

type Props = {
  stage: string
  /** Nothing is being done yet. */
  isWaiting: boolean
  video: VideoFacts | null
  onCancel: () => void
}

/** The current stage, and the facts about the video so far. */
export function StageCard({ stage, isWaiting, video, onCancel }: Props) {
  return (
    <Card
      data-waiting={isWaiting || undefined}
      className="two-columns flex flex-wrap items-center justify-between gap-4 p-5"
    >
      <div className="flex min-w-0 items-center gap-4">
        {!isWaiting && <WorkingBars className="size-7" />}
        <div className="min-w-0">
          <p className="font-medium">{stage}</p>
          {video !== null && <VideoCaption video={video} className="mt-2" />}
        </div>
      </div>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        {controls.cancel}
      </Button>
    </Card>
  )
}

const breathing = 'animate-pulse motion-reduce:animate-none'

/** The mark's three bars, breathing one after the other. */
export function WorkingBars({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={joinClasses('shrink-0 text-accent', className)}
      fill="currentColor"
    >
      <rect x="3" y="4" width="18" height="3.5" rx="1" className={breathing} />
      <rect
        x="3"
        y="10.25"
        width="13"
        height="3.5"
        rx="1"
        className={`${breathing} [animation-delay:200ms]`}
      />
      <rect x="3" y="16.5" width="8" height="3.5" rx="1" className={`${breathing} [animation-delay:400ms]`} />
    </svg>
  )
}
