import { useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icons.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { focusContent } from './scroll-position.tsx'

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
    <div className="fixed right-4 bottom-18 z-30 mb-(--mini-player) sm:right-6 md:bottom-6">
      <Tooltip text="Back to Top">
        <button
          type="button"
          aria-label="Back to Top"
          onClick={goToTop}
          className="inline-flex size-11 items-center justify-center rounded-full border border-line bg-surface text-muted hover:text-ink"
        >
          <Icon>
            <path d="M12 19V5M6 11l6-6 6 6" />
          </Icon>
        </button>
      </Tooltip>
    </div>
  )
}

function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  // The button is about to go, and the focus with it.
  focusContent()
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
}

function watchScroll(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
