import { about as text } from '#messages/about.ts'
import { figure, methods } from './measured.ts'
import { proseSections } from './prose.ts'

const { why, promise, manners, name } = text
const measuredPromise = promise.measured(figure('evidenceTalks'), methods.evidence.path)

/** The page about us, with its figures. */
export const about = {
  ...text,
  sections: proseSections({
    why,
    promise: { heading: promise.heading, paragraphs: [promise.paragraph, measuredPromise] },
    manners,
    name,
  }),
}
