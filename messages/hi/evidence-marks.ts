import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'हाइलाइट किया गया',
  highlightedWithNote: 'हाइलाइट किया गया, आपके नोट के साथ',
  yourNote: 'आपका नोट:',
  map: 'वीडियो का नक़्शा',
}
