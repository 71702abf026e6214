import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useMadeOn } from '#web/features/run/result-address.ts'
import { focusContent } from './move-focus.ts'

/**
 * A page that was followed to begins at its top and takes the focus. Going back returns to where the person was,
 * which the browser does itself.
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

/** The head of a document tells the outside about the page that it was loaded for, and about no other. */
function forgetHead(): void {
  for (const tag of document.head.querySelectorAll('[data-page]')) tag.remove()
}
