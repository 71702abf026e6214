import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'Lo que se dijo',
  whyMarked: 'Por qué está marcada',
  transcriptWords: 'Las palabras de la transcripción',
  speakerWords: 'Las palabras de quien habla',
  play: 'Reproducir',
  copyWithSource: 'Copiar con la fuente',
}
