import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClasses } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

/** That there is nothing at an address; `children` stand above the way home. */
export function NotFoundFrame({ children = null }: { children?: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-24 text-center">
      <title>Page not found: Précis</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-serif text-3xl font-semibold">404 Page Not Found</h1>
      <p className="mt-3 text-muted">There's nothing at this address.</p>
      {children}
      <Link to="/" className={joinClasses(buttonClasses({}), 'mt-6')}>
        Go to the home page
      </Link>
    </div>
  )
}
