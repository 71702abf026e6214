import type { ComponentType } from 'react'
import { HomeIcon } from '#web/ui/icons.tsx'
import { pagesIn } from '../routes.tsx'
import { PageLink } from './page-link.tsx'

const icons: Readonly<Record<string, ComponentType>> = { '/': HomeIcon }

/** The bar within reach of the thumb, on a phone. */
export function PhoneBar() {
  return (
    <nav
      aria-label="Main pages"
      className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      {pagesIn('phone-bar').map((page) => {
        const Icon = icons[page.path]
        return (
          <PageLink
            key={page.path}
            page={page}
            className="flex h-14 min-w-20 flex-col items-center justify-center gap-0.5 rounded-control text-xs text-muted aria-[current=page]:text-accent"
          >
            {Icon !== undefined && <Icon />}
            {page.label}
          </PageLink>
        )
      })}
    </nav>
  )
}
