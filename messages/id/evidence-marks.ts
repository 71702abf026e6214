import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'Disorot',
  highlightedWithNote: 'Disorot, dengan catatan Anda',
  yourNote: 'Catatan Anda:',
  map: 'Peta video',
}
