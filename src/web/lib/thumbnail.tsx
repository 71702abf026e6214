import { useState, useSyncExternalStore } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Mark } from '#web/ui/mark.tsx'

type Props = { videoId: string; className?: string }

/**
 * The still picture of a video, which our own server fetches; decoration beside the title. It is no part of the page as
 * it was built, so that no failure to load it passes unseen: then nothing is shown, and not a broken picture.
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
        'relative block aspect-video shrink-0 overflow-hidden rounded-control bg-still',
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
