import type { MouseEvent, ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { contentId, focusContent } from './scroll-position.tsx'
import { PhoneBar } from './phone-bar.tsx'

/** What stands around every page. Its links come from the route table, so that none leads nowhere. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        onClick={skipToContent}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-surface focus:p-3"
      >
        Skip to the content
      </a>
      <Header />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
      <PhoneBar />
    </div>
  )
}

/** Leaves the address as it is: a step in the history would read a result that was just made once more. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault()
  focusContent()
  window.scrollTo({ top: 0 })
}
