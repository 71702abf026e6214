import { Suspense } from 'react'
import { shell } from '#messages/shell.tsx'
import { FeaturesPage } from '#web/features/site/features-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TextSkeleton } from '#web/ui/skeleton.tsx'

const FeatureTiles = lazyPart(() => import('#web/features/demos/feature-tiles.tsx'), 'FeatureTiles')

/** They are in the built page, and stay as they are there until their file is loaded. */
const tiles = (
  <Suspense
    fallback={
      <div className="mt-8 min-h-96">
        <TextSkeleton label={shell.loading} />
      </div>
    }
  >
    <FeatureTiles />
  </Suspense>
)

/** The page of features, each of them at work. */
export function Features() {
  return <FeaturesPage tiles={tiles} />
}
