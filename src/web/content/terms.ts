import { terms as text } from '#messages/terms.ts'
import { proseSections } from './prose.ts'

/** The terms. */
export const terms = { ...text, sections: proseSections(text.sections) }
