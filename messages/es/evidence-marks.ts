import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'Resaltada',
  highlightedWithNote: 'Resaltada, con tu nota',
  yourNote: 'Tu nota:',
  map: 'Mapa del video',
}
