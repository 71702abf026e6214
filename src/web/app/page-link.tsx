import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import type { PageRoute } from '../routes.tsx'

type PageLinkProps = { page: PageRoute; className: string; children?: ReactNode }

/** A link to a page of the route table. The page is fetched as soon as somebody seems to want it. */
export function PageLink({ page, className, children = page.label }: PageLinkProps) {
  // What could not be fetched now is fetched again when the link is followed.
  const preload = () => void page.Page.preload().catch(() => undefined)
  return (
    <NavLink to={page.path} end className={className} onPointerEnter={preload} onFocus={preload}>
      {children}
    </NavLink>
  )
}
