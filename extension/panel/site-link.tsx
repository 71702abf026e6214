import type { ReactNode } from 'react'

type Props = { href: string; className: string; children: ReactNode }

/** Leads to a page of the server, in a tab of its own: the panel has no pages. */
export function SiteLink({ href, className, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  )
}
