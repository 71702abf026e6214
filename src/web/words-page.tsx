import { useEffect, useRef } from 'react'
import type { ComponentType } from 'react'
import { page } from './lazy-page.tsx'
import type { Page } from './lazy-page.tsx'

/**
 * A page that is nothing but words. The build renders it to HTML; in a browser that HTML stays as it came, so that no
 * script carries the words a second time.
 */
export function wordsPage(load: () => Promise<ComponentType>): Page {
  return page(async () => {
    const Words = await load()
    return () => (
      <div>
        <Words />
      </div>
    )
  })
}

/** The address that this document was loaded for; there is none where the build renders. */
const loadedFor = typeof location === 'undefined' ? null : location.pathname

/** The same page in a browser. One that was not loaded as a document has no words yet, and is loaded anew. */
export const keptWordsPage: Page = Object.assign(KeptWords, { preload: () => Promise.resolve() })

function KeptWords() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current?.childElementCount === 0 && location.pathname !== loadedFor) location.reload()
  }, [])
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
