import { FramedThumbnail } from '#web/lib/thumbnail.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { VideoFacts } from '#web/features/run/request.ts'
import { videoLine } from './video-line.ts'

/** A video in one line: its picture, its title, and what else is known of it. */
export function VideoCaption({ video, className }: { video: VideoFacts; className?: string }) {
  const line = videoLine(video)
  return (
    <div className={joinClasses('flex min-w-0 items-center gap-3', className)}>
      {video.videoId !== null && <FramedThumbnail videoId={video.videoId} className="w-20" />}
      <div className="min-w-0 text-sm">
        <p className="line-clamp-2 font-medium">{video.videoTitle}</p>
        {line !== '' && <p className="text-muted tabular-nums">{line}</p>}
      </div>
    </div>
  )
}
