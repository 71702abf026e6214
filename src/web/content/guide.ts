import { guide as text } from '#messages/guide.ts'
import { measured, methods } from './measured.ts'
import { proseSections } from './prose.ts'

const { heading, text: whatWasMeasured } = text.sections.measured
const paragraph = whatWasMeasured({
  talks: measured.evidenceTalks,
  found: measured.wordForWordShown,
  otherTalk: measured.otherTranscriptShown,
  changedNumber: measured.numberChangedShown,
  addedNot: measured.negationInsertedShown,
  removedNot: measured.negationRemovedShown,
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
