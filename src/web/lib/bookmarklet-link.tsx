import { bookmarklet } from '#product/bookmarklet.ts'
import { buttonClasses } from '#web/ui/button.tsx'

/**
 * A link to drag to the bookmarks. In a page of words, whose HTML stays as it was built, the shell
 * gives it its address.
 */
export function BookmarkletLink() {
  return (
    <a
      href="/"
      data-bookmarklet
      // React writes no address of this kind by itself, and at build time nobody knows where Précis will run.
      ref={(link) => link?.setAttribute('href', bookmarklet(location.origin))}
      className={buttonClasses({ variant: 'secondary' })}
    >
      Summarize with Précis
    </a>
  )
}
