import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Anki कार्ड', bibtex: 'BibTeX संदर्भ', csl: 'CSL संदर्भ', text: 'टेक्स्ट' },
  comesWith: (plans) => `सारांश डाउनलोड करणे ${list(plans)} मध्ये मिळते.`,
  viewPlans: 'प्लॅन आणि किमती पाहा',
}
