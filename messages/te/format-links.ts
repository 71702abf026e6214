import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Anki కార్డులు', bibtex: 'BibTeX సైటేషన్', csl: 'CSL సైటేషన్', text: 'టెక్స్ట్' },
  comesWith: (plans) => `సారాంశాల డౌన్‌లోడ్ ${list(plans)} ప్లాన్లలో ఉంటుంది.`,
  viewPlans: 'ప్లాన్లు, ధరలు చూడండి',
}
