import { about as text } from '#messages/about.ts'
import { howItWorks } from '#messages/how-it-works.ts'
import { figure, methods } from '#web/content/measured.ts'
import { proseSections } from '#web/content/prose.ts'
import { Closing, ProsePage } from './page-frame.tsx'

const { why, promise, manners, name } = text
const measuredPromise = promise.measured(figure('evidenceTalks'), methods.evidence.path)

/** The page about us, with its figures. */
const about = {
  ...text,
  sections: proseSections({
    why,
    promise: { heading: promise.heading, paragraphs: [promise.paragraph, measuredPromise] },
    manners,
    name,
  }),
}

const { closing } = howItWorks

/** The page about the purpose of the product and its promises. */
export function AboutPage() {
  return (
    <ProsePage
      {...about}
      end={<Closing {...closing} links={[{ to: '/features', label: closing.features }]} />}
    />
  )
}
