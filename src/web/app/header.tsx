import { Link } from 'react-router'
import { Mark } from '#web/ui/icons.tsx'
import { pagesIn } from './routes.tsx'
import { AccountCorner } from './account-corner.tsx'
import { HelpButton, PageLink } from './page-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** The bar above every page. */
export function Header() {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-6 px-4 sm:px-6">
        <Link to="/" className="-ml-1 inline-flex items-center gap-2 rounded-control py-2 pr-2 pl-1">
          <Mark />
          <span className="font-serif text-xl font-semibold">Précis</span>
        </Link>
        <div className="-mr-1 flex items-center gap-1">
          <nav aria-label="Pages" className="hidden gap-1 md:flex">
            {pagesIn('header').map((page) => (
              <PageLink
                key={page.path}
                page={page}
                className="rounded-control px-3 py-2.5 text-sm text-muted hover:text-ink aria-[current=page]:text-ink"
              />
            ))}
            <HelpButton className="rounded-control px-3 py-2.5 text-sm text-muted hover:text-ink" />
          </nav>
          <ThemeSwitch />
          <AccountCorner />
        </div>
      </div>
    </header>
  )
}
