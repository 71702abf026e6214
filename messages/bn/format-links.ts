import type * as source from '#messages/format-links.ts'
import { list } from './list.ts'

export const formatLinks: typeof source.formatLinks = {
  names: { anki: 'Anki কার্ড', bibtex: 'BibTeX তথ্যসূত্র', csl: 'CSL তথ্যসূত্র', text: 'টেক্সট' },
  comesWith: (plans) => `সারাংশ ডাউনলোড করা যায় ${list(plans)} প্ল্যানে।`,
  viewPlans: 'প্ল্যান ও দাম দেখুন',
}
