import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'

// Nobody has clips played who has not begun to read.
const ReelBar = lazyPart<{ durationSeconds: number | null }, 'ReelBar'>(
  () => import('./reel-bar.tsx'),
  'ReelBar',
)
const SmallReelBar = lazyPart<object, 'SmallReelBar'>(() => import('./reel-bar.tsx'), 'SmallReelBar')

/** The controls of clips that play one after another, under the video and in a small player; loaded when they are needed. */
export function reelControls(durationSeconds: number | null): { bar: ReactNode; small: ReactNode } {
  return {
    bar: (
      <Suspense fallback={null}>
        <ReelBar durationSeconds={durationSeconds} />
      </Suspense>
    ),
    small: (
      <Suspense fallback={null}>
        <SmallReelBar />
      </Suspense>
    ),
  }
}
