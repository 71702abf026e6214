import { useState, useSyncExternalStore } from 'react'
import type { Summary } from '#contract/summary.ts'
import { controls } from '#messages/controls.ts'
import { joinFacts } from './direction.ts'
import { Mark } from './icons.tsx'
import { joinClasses } from './join-classes.ts'

type Props = { videoId: string; className?: string }

/**
 * The still picture of a video, which our own server fetches; decoration beside the title. It is no part of
 * the page as it was built, so that no failure to load it passes unseen: then nothing is shown, and not a
 * broken picture.
 */
export function Thumbnail({ videoId, className }: Props) {
  const isLive = useSyncExternalStore(neverChanges, isInBrowser, isPrerendered)
  const [isMissing, setIsMissing] = useState(false)
  if (!isLive || isMissing) return null
  return (
    <img
      src={`/api/thumbnails/${videoId}`}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsMissing(true)}
      className={joinClasses('size-full object-cover', className)}
    />
  )
}

const neverChanges = () => () => undefined
const isInBrowser = () => true
const isPrerendered = () => false

/** The picture in a frame of its own; the mark stands in it where there is none. */
export function FramedThumbnail({ videoId, className }: Props) {
  return (
    <span
      className={joinClasses(
        'relative block aspect-video shrink-0 overflow-hidden rounded-control border border-line bg-surface',
        className,
      )}
    >
      <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
        <Mark />
      </span>
      <Thumbnail videoId={videoId} className="absolute inset-0" />
    </span>
  )
}

/** A video in one line: its picture, its title, and what else is known of it. */
export function VideoCaption({
  video,
  className,
}: {
  video: Pick<Summary, 'videoId' | 'videoTitle' | 'videoChannel' | 'videoDuration'>
  className?: string
}) {
  const line = videoLine(video)
  return (
    <div className={joinClasses('flex min-w-0 items-center gap-3', className)}>
      {video.videoId !== null && <FramedThumbnail videoId={video.videoId} className="w-20" />}
      <div className="min-w-0 text-sm">
        <p className="line-clamp-2 font-medium">
          <bdi>{video.videoTitle}</bdi>
        </p>
        {line !== '' && <p className="text-muted tabular-nums">{line}</p>}
      </div>
    </div>
  )
}

/** The title of a video whose title is not known; the server names transcripts of such a video so. */
export const unknownTitle = controls.unknownTitle

/** The title of a video, or what stands in its place. */
export function shownTitle(videoTitle: string): string {
  return videoTitle === '' ? unknownTitle : videoTitle
}

/** Channel and duration of a video in one line, as far as they are known. */
export function videoLine(video: Pick<Summary, 'videoChannel' | 'videoDuration'>): string {
  return joinFacts([video.videoChannel, video.videoDuration])
}

/** The address of a video, on paper, where nothing can be pressed. */
export function PrintedSource({ videoUrl }: { videoUrl: string | null }) {
  if (videoUrl === null) return null
  return (
    <p dir="ltr" className="mt-2 hidden text-sm break-all print:block">
      {videoUrl}
    </p>
  )
}
