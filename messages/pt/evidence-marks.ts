import type * as source from '#messages/evidence-marks.ts'

export const evidenceMarks: typeof source.evidenceMarks = {
  highlighted: 'Destacada',
  highlightedWithNote: 'Destacada, com sua nota',
  yourNote: 'Sua nota:',
  map: 'Mapa do vídeo',
}
