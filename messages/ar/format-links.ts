import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'بطاقات Anki', bibtex: 'اقتباس BibTeX', csl: 'اقتباس CSL', text: 'نص' },
  comesWith: (plans) => `تنزيل الملخصات متاح مع ${list(plans)}.`,
  viewPlans: 'عرض الباقات والأسعار',
}
