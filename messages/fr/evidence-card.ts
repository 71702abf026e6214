import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'Ce qui a été dit',
  whyMarked: 'Pourquoi elle est signalée',
  transcriptWords: 'Les mots de la transcription',
  speakerWords: 'Les mots mêmes de la personne qui parle',
  play: 'Lancer',
  copyWithSource: 'Copier avec la source',
}
