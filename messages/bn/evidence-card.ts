import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'যা বলা হয়েছে',
  whyMarked: 'কেন চিহ্নিত',
  transcriptWords: 'ট্রান্সক্রিপ্টের কথা',
  speakerWords: 'বক্তার নিজের কথা',
  play: 'চালান',
  copyWithSource: 'উৎসসহ কপি করুন',
}
