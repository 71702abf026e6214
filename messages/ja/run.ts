import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'AI要約',
  summary: '要約',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `全${parts.total}パート中${Math.min(parts.done + 1, parts.total)}番目を読み取り中...`
    if (stage === 'transcript') return '文字起こしを取得中...'
    return stage === 'summary' ? '要約を作成中...' : '行を照合中...'
  },
  fetching: '文字起こしを取得中...',
  unsent: 'オフラインです。オンラインに戻ると送信されます。',
  unanswered: 'まだ応答がありません。再試行しています...',
  lost: '接続が切れました。要約の作成は続いています。再接続しています...',
}
