import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { VideoFacts } from '#web/features/run/request.ts'
import { VideoCaption } from './video-caption.tsx'
import { WorkingBars } from './working-bars.tsx'

type Props = { stage: string; video: VideoFacts | null; onCancel: () => void }

/** What is being done right now, and what is known of the video already. */
export function StageCard({ stage, video, onCancel }: Props) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="flex min-w-0 items-center gap-4">
        <WorkingBars className="size-7" />
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
