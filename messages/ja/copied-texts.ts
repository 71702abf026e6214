import type * as source from '#messages/copied-texts.ts'

export const copiedTexts: typeof source.copiedTexts = {
  summary: '要約',
  aiSummary: 'AI要約',
  keyInsights: '要点',
  insightsInFile: '要点',
  chapters: 'チャプター',
  state: (name) => name,
  differing: (stated, said) => `${stated}（発言：${said}）`,
  checked: (counts) => `文字起こしとの照合：${counts}。`,
  nothingSaid: '動画では触れられていません。',
  note: 'メモ：',
  highlightedOn: (day) => `${day}にハイライト`,
}
