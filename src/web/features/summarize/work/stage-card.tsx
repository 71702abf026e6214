import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { VideoFacts } from './summarizer-state.ts'
import { VideoCaption } from './video-caption.tsx'

type Props = { stage: string; video: VideoFacts | null; onCancel: () => void }

/** What is being done right now, and what is known of the video already. */
export function StageCard({ stage, video, onCancel }: Props) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="flex min-w-0 items-center gap-4">
        <WorkingBars />
        <div className="min-w-0">
          <p className="font-medium">{stage}</p>
          {video !== null && <VideoCaption video={video} className="mt-2" />}
        </div>
      </div>
      <Button variant="secondary" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </Card>
  )
}

/** The mark's three bars, breathing one after the other. */
function WorkingBars() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 shrink-0 text-accent" fill="currentColor">
      <rect x="3" y="4" width="18" height="3.5" rx="1" className="animate-pulse motion-reduce:animate-none" />
      <rect
        x="3"
        y="10.25"
        width="13"
        height="3.5"
        rx="1"
        className="animate-pulse [animation-delay:200ms] motion-reduce:animate-none"
      />
      <rect
        x="3"
        y="16.5"
        width="8"
        height="3.5"
        rx="1"
        className="animate-pulse [animation-delay:400ms] motion-reduce:animate-none"
      />
    </svg>
  )
}
