import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: '答えを探しています...',
  tryAgain: '再試行',
  ask: { library: 'すべての動画に質問', collection: 'これらの動画すべてに質問' },
  passages: '最もよく答えている箇所です。話者自身の言葉をそのまま示しています。',
  nothing: {
    library: 'これについて触れている動画はないようです。',
    collection: 'この中に、これについて触れている動画はないようです。',
  },
  closest: '最も近い箇所を表示',
  more: (count) => `あと${count}件を表示`,
}
