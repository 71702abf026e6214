import { useEffect } from 'react'
import { bookmarklet } from '#product/bookmarklet.ts'

/** Gives the links to drag to the bookmarks their address, on pages of words: those carry no script of their own. */
export function useBookmarklets(): void {
  useEffect(() => {
    for (const link of document.querySelectorAll('a[data-bookmarklet]')) {
      link.setAttribute('href', bookmarklet(location.origin))
    }
  }, [])
}
