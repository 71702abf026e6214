import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'काय बोलले गेले',
  whyMarked: 'ही खूण का आहे',
  transcriptWords: 'ट्रान्सक्रिप्टमधले शब्द',
  speakerWords: 'वक्त्याचे स्वतःचे शब्द',
  play: 'प्ले करा',
  copyWithSource: 'स्रोतासह कॉपी करा',
}
