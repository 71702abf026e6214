import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'مميز',
  highlightedWithNote: 'مميز، مع ملاحظتك',
  yourNote: 'ملاحظتك:',
  map: 'خريطة الفيديو',
}
