import { guide as text } from '#messages/guide.ts'
import { figure, methods } from './measured.ts'
import { proseSections } from './prose.ts'

const { heading, text: whatWasMeasured } = text.sections.measured
const paragraph = whatWasMeasured({
  talks: figure('evidenceTalks'),
  found: figure('wordForWordShown'),
  otherTalk: figure('otherTranscriptShown'),
  changedNumber: figure('numberChangedShown'),
  addedNot: figure('negationInsertedShown'),
  removedNot: figure('negationRemovedShown'),
  method: methods.evidence.path,
})

/** The guide in the blog, with its figures. */
export const guide = {
  ...text,
  path: '/blog/summarize-youtube-videos',
  /** As ISO dates. */
  published: '2026-11-21',
  modified: '2026-11-21',
  sections: proseSections({ ...text.sections, measured: { heading, paragraphs: [paragraph] } }),
}
