import { joinClasses } from '#web/ui/join-classes.ts'
import { Mark } from '#web/ui/mark.tsx'

type Props = { videoId: string; className?: string }

/**
 * The still picture of a video, which our own server fetches. Decoration beside the title; where there is none, the
 * surface under it shows, because a picture that cannot be loaded and has no text takes no place.
 */
export function Thumbnail({ videoId, className }: Props) {
  return (
    <img
      src={`/api/thumbnails/${videoId}`}
      alt=""
      loading="lazy"
      decoding="async"
      className={joinClasses('size-full object-cover', className)}
    />
  )
}

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
