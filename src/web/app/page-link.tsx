import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import type { PageRoute } from '../routes.tsx'

type PageLinkProps = { page: PageRoute; className: string; children?: ReactNode }

/** A link to a page of the route table. The page is fetched as soon as somebody seems to want it. */
export function PageLink({ page, className, children = page.label }: PageLinkProps) {
  const { pathname } = useLocation()
  // What could not be fetched now is fetched again when the link is followed.
  const preload = () => void page.Page.preload().catch(() => undefined)
  return (
    <Link
      to={page.path}
      aria-current={isSamePage(pathname, page.path) ? 'page' : undefined}
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {children}
    </Link>
  )
}

function isSamePage(shown: string, path: string): boolean {
  return shown === path || shown === `${path}/`
}
