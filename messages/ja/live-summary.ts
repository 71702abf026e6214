import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'AI要約を作成中...',
  partsRead: '動画の読み取り済みの部分',
  restarted: '最初の下書きは照合を通りませんでした。書き直しています。',
  beingWritten: '文字起こしをもとに作成中です。',
  beingWrittenInStyle: (style) => `文字起こしをもとに作成中です。スタイル：${style}。`,
}
