import type * as source from '#messages/evidence-card.ts'

export const evidenceCard: typeof source.evidenceCard = {
  said: '実際の発言',
  whyMarked: 'この印の理由',
  transcriptWords: '文字起こしの言葉',
  speakerWords: '話者自身の言葉',
  play: '再生',
  copyWithSource: '出典つきでコピー',
}
