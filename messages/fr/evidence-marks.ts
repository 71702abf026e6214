import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'Surligné',
  highlightedWithNote: 'Surligné, avec votre note',
  yourNote: 'Votre note :',
  map: 'Carte de la vidéo',
}
