import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useMadeOn } from '#web/features/run/made-on.ts'

/**
 * A page that was reached by a link begins at its top and takes the focus. Back returns to the scroll position,
 * which the browser restores itself.
 */
export function ScrollPosition() {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const madeOn = useMadeOn()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current !== pathname && navigation !== NavigationType.Pop && madeOn === null) {
      window.scrollTo(0, 0)
      focusContent()
    }
    if (previous.current !== pathname) forgetHead()
    previous.current = pathname
  }, [pathname, navigation, madeOn])
  return null
}

/** The metadata in the head describes the page that the document was loaded for, and no other. */
function forgetHead(): void {
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
}

/** The `id` of the element that holds the page. */
export const contentId = 'content'

/** Moves the focus to the beginning of the page without scrolling, so that the keyboard goes on from there. */
export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true })
}
