import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'Yang diucapkan',
  whyMarked: 'Mengapa baris ini ditandai',
  transcriptWords: 'Kata-kata dalam transkrip',
  speakerWords: 'Kata-kata pembicara sendiri',
  play: 'Putar',
  copyWithSource: 'Salin dengan sumber',
}
