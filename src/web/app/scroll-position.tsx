import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A new page begins at its top; going back returns to where the person was, which the browser does itself. */
export function ScrollPosition() {
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current !== pathname && navigation !== 'POP') window.scrollTo(0, 0)
    previous.current = pathname
  }, [pathname, navigation])
  return null
}
