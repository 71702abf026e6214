import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'O que foi dito',
  whyMarked: 'Por que está sinalizada',
  transcriptWords: 'As palavras da transcrição',
  speakerWords: 'As palavras de quem fala',
  play: 'Reproduzir',
  copyWithSource: 'Copiar com a fonte',
}
