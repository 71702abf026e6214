import { bookmarkName } from '#messages/bookmark-name.ts'
import { makeBookmarkKey } from './bookmark-key.ts'
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
      ref={(link) => link?.setAttribute('href', bookmarklet(location.origin, makeBookmarkKey()))}
      className={buttonClasses({ variant: 'secondary' })}
    >
      {bookmarkName}
    </a>
  )
}

const videoHosts = ['www.youtube.com', 'm.youtube.com', 'music.youtube.com']

/**
 * A bookmark that opens the video of the present tab in Précis, which runs at `origin`. It begins by itself
 * where it has the key of this browser, which it adds on YouTube alone: any other page could read it. No page
 * can change what `location.host` says.
 */
export function bookmarklet(origin: string, key: string): string {
  const opened = `${JSON.stringify(`${origin}/?url=`)}+encodeURIComponent(location.href)`
  const isVideo = videoHosts.map((host) => `location.host===${JSON.stringify(host)}`).join('||')
  return `javascript:void open(${opened}+(${isVideo}?${JSON.stringify(key === '' ? '' : `#${key}`)}:""))`
}
