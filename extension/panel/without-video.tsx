import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Page } from './use-page.ts'

type Props = { state: Page['state']; onEnter: Page['enter'] }

/** A page without a video that is known, and the way to look for one on other sites. */
export function WithoutVideo({ state, onEnter }: Props) {
  const [isRefused, setRefused] = useState(false)
  if (state === 'unknown') return null
  return (
    <section aria-labelledby="without-heading">
      <h2 id="without-heading" className="font-serif text-2xl font-semibold">
        No video here yet
      </h2>
      <p className="mt-2">Open a video on YouTube, and its summary appears here.</p>
      {state === 'missing' && (
        <>
          <p className="mt-4 text-muted">On another site? A video with captions works too.</p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => void onEnter().then((isIn) => setRefused(!isIn))}
          >
            Look on this page
          </Button>
        </>
      )}
      {isRefused && (
        <p role="alert" className="mt-3">
          Your browser hasn't allowed this page yet. Click the Précis icon in the toolbar, then try again.
        </p>
      )}
    </section>
  )
}
