import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { shell } from '#messages/shell.ts'
import { showPageDialog } from '#web/session/page-dialog.ts'
import type { PageRoute } from './routes.tsx'

type PageLinkProps = { page: PageRoute; className: string; children?: ReactNode }

/**
 * A link to a page of the route table, loaded when the pointer or the focus is on it. One that leads home is
 * a step of its own: by itself it replaces the step that it leads to, and takes the address of a result that
 * was given to the home page a moment ago for that of the home page.
 */
export function PageLink({ page, className, children = page.label }: PageLinkProps) {
  const { pathname } = useLocation()
  const isShown = pathname === page.path || pathname === `${page.path}/`
  // A page that cannot be loaded now is asked for again when the link is followed.
  const preload = () => void page.Page.preload().catch(() => undefined)
  return (
    <Link
      to={page.path}
      {...(page.path === '/' && { replace: false })}
      aria-current={isShown ? 'page' : undefined}
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {children}
    </Link>
  )
}

type HelpButtonProps = { className: string; children?: ReactNode }

/** Opens the form for help. */
export function HelpButton({ className, children = shell.help }: HelpButtonProps) {
  return (
    <button type="button" className={className} onClick={() => showPageDialog({ name: 'help' })}>
      {children}
    </button>
  )
}
