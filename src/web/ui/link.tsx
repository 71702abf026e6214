import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useLocation, useNavigate } from 'react-router'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  /** An address of the site, from its root on. */
  to: string
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link inside the site, which shows the next page without loading a document. The router's own one brings what only
 * its framework has a use for, 3 kB of it.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // The page that is shown already is no step of its own on the way back.
    void navigate(to, { replace: to === `${pathname}${search}${hash}` })
  }

  return (
    <a {...rest} href={to} onClick={handleClick}>
      {children}
    </a>
  )
}

/** A click that asks for no other tab or window and for no download. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
