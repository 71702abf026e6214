import { matchRoute } from '../routes.tsx'
import type { PageRoute } from '../routes.tsx'

/**
 * Leaves some links inside the site to the browser, which loads the page they lead to as a document: to and from pages
 * of words, whose words come as HTML only, and to pages that may load more from outside than the policy of this
 * document lets in.
 */
export function followAsDocuments(shown: PageRoute): void {
  function handleClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link?.origin !== location.origin) return
    // The router listens further in and does not hear of the click.
    if (needsDocument(shown, matchRoute(link.pathname))) event.stopPropagation()
  }
  document.addEventListener('click', handleClick, { capture: true })
}

/** Whether a page that is linked to needs a document of its own, seen from the page that this document was loaded for. */
export function needsDocument(shown: PageRoute, next: PageRoute): boolean {
  if (shown.source === null || next.source === null) return true
  return next.outside.some((place) => !shown.outside.includes(place))
}
