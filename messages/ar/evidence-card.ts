import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: 'ما قيل',
  whyMarked: 'سبب هذه العلامة',
  transcriptWords: 'كلمات التفريغ',
  speakerWords: 'كلمات المتحدث نفسه',
  play: 'تشغيل',
  copyWithSource: 'نسخ مع المصدر',
}
