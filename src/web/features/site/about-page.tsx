import { howItWorks } from '#messages/how-it-works.ts'
import { about } from '#web/content/about.ts'
import { Closing } from './page-frame.tsx'
import { ProsePage } from './prose-page.tsx'

const { closing } = howItWorks

/** Why this exists and what it promises. */
export function AboutPage() {
  return (
    <ProsePage
      {...about}
      end={<Closing {...closing} second={{ to: '/features', label: closing.features }} />}
    />
  )
}
