import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'Markiert',
  highlightedWithNote: 'Markiert, mit deiner Notiz',
  yourNote: 'Deine Notiz:',
  map: 'Karte des Videos',
}
