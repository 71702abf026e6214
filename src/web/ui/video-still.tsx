import { exampleVideos } from '#product/examples.ts'
import { ExampleStill } from './example-still.tsx'
import { FramedThumbnail } from './video-caption.tsx'

/** The picture of a video in a list: that of an example is drawn, and a video without one has the mark. */
export function VideoStill({ videoId, className }: { videoId: string; className: string }) {
  return exampleVideos.some((example) => example.videoId === videoId) ? (
    <ExampleStill videoId={videoId} className={`shrink-0 rounded-control ${className}`} />
  ) : (
    <FramedThumbnail videoId={videoId} className={className} />
  )
}
