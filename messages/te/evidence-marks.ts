import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'హైలైట్ చేశారు',
  highlightedWithNote: 'హైలైట్ చేశారు, మీ నోట్‌తో',
  yourNote: 'మీ నోట్:',
  map: 'వీడియో మ్యాప్',
}
