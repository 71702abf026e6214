import { bookmarkName } from '#messages/bookmarklet.ts'
import { buttonClasses } from './button.tsx'

/**
 * A link to drag to the bookmarks.
 */
export function BookmarkletLink() {
  return (
    <a
      href="/"
      data-bookmarklet
      // React writes no address of this kind by itself, and the origin is unknown at build time.
      ref={(link) => link?.setAttribute('href', bookmarklet(location.origin))}
      className={buttonClasses({ variant: 'secondary' })}
    >
      {bookmarkName}
    </a>
  )
}

/** A bookmark that opens the video of the present tab in Précis, which runs at `origin`. */
export function bookmarklet(origin: string): string {
  return `javascript:void open(${JSON.stringify(`${origin}/?url=`)}+encodeURIComponent(location.href))`
}
