import { useSyncExternalStore } from 'react'
import { ArrowUpIcon } from '#web/ui/icons.tsx'

/** How far down the page the button appears, in pixels. */
const appearsAfter = 300

/** Leads back to the top of a page that was scrolled down. */
export function BackToTop() {
  const far = useSyncExternalStore(
    watchScroll,
    () => window.scrollY > appearsAfter,
    () => false,
  )
  if (!far) return null
  return (
    <button
      type="button"
      aria-label="Back to Top"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      className="fixed right-4 bottom-4 z-30 inline-flex size-11 items-center justify-center rounded-full border border-line bg-surface text-muted hover:text-ink sm:right-6 sm:bottom-6"
    >
      <ArrowUpIcon />
    </button>
  )
}

function watchScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
