import { Suspense } from 'react'
import { shell } from '#messages/shell.tsx'
import { ExtensionPage } from '#web/features/site/extension/extension-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

const ExtensionDemo = lazyPart(() => import('#web/features/demos/extension-demo.tsx'), 'ExtensionDemo')

/** It is in the built page, and stays as it is there until its file is loaded. */
const demo = (
  <Suspense
    fallback={
      <div className="mt-8 min-h-96">
        <TextSkeleton label={shell.loading} />
      </div>
    }
  >
    <ExtensionDemo />
  </Suspense>
)

/** The page about the browser extension, whose panel is at work on it. */
export function Extension() {
  return <ExtensionPage demo={demo} />
}
