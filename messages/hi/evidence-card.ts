import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'क्या कहा गया',
  whyMarked: 'यह निशान क्यों है',
  transcriptWords: 'ट्रांसक्रिप्ट के शब्द',
  speakerWords: 'वक्ता के अपने शब्द',
  play: 'चलाएँ',
  copyWithSource: 'स्रोत के साथ कॉपी करें',
}
