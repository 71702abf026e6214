import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'Was gesagt wurde',
  whyMarked: 'Warum die Zeile gekennzeichnet ist',
  transcriptWords: 'Die Worte des Transkripts',
  speakerWords: 'Die gesprochenen Worte',
  play: 'Abspielen',
  copyWithSource: 'Mit Quelle kopieren',
}
