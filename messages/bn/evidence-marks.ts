import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'হাইলাইট করা',
  highlightedWithNote: 'হাইলাইট করা, আপনার নোটসহ',
  yourNote: 'আপনার নোট:',
  map: 'ভিডিওর মানচিত্র',
}
