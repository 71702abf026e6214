import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { Mark } from '#web/ui/mark.tsx'
import { pageRoutes } from '../routes.tsx'
import { BackToTop } from './back-to-top.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Header, page, footer. The navigation holds the pages that exist. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:p-3"
      >
        Skip to the content
      </a>
      <Header />
      <main id="main" className="flex-1">
        {children}
      </main>
      <Footer />
      <BackToTop />
    </div>
  )
}

function Header() {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-6 px-4 sm:px-6">
        <Link
          to="/"
          className="inline-flex items-center gap-2 rounded-control py-2 font-serif text-xl font-semibold"
        >
          <Mark />
          Précis
        </Link>
        <nav aria-label="Pages" className="ml-auto hidden gap-1 sm:flex">
          {pageRoutes.map(({ path, label }) =>
            label === null ? null : (
              <NavLink
                key={path}
                to={path}
                className="rounded-control px-3 py-2 text-sm text-muted hover:text-ink aria-[current=page]:text-ink"
              >
                {label}
              </NavLink>
            ),
          )}
        </nav>
        <div className="ml-auto sm:ml-0">
          <ThemeSwitch />
        </div>
      </div>
    </header>
  )
}

function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto max-w-6xl px-4 py-8 text-sm text-muted sm:px-6">
        <p>Précis: any video, in brief, and every line of it can be checked.</p>
        <p className="mt-1">
          Example transcripts: address at Rice University (public domain, 1962); captions of JavaScript: The
          Good Parts (CC BY 3.0, Google).
        </p>
      </div>
    </footer>
  )
}
