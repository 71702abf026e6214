import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Anki கார்டுகள்', bibtex: 'BibTeX மேற்கோள்', csl: 'CSL மேற்கோள்', text: 'டெக்ஸ்ட்' },
  comesWith: (plans) => `சுருக்கங்களைப் பதிவிறக்கும் வசதி ${list(plans)} திட்டங்களில் உண்டு.`,
  viewPlans: 'திட்டங்களைப் பார்',
}
