import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: '期限なし',
  ended: (day) => `${day}に期限切れ`,
  ends: (day) => `期限：${day}`,
  neverUsed: '未使用',
  usedThisHour: '1時間以内に使用',
  lastUsed: (ago) => `最終使用：${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'まだ呼び出しがありません。',
  caption: (max) => `最近の呼び出し（最大${max}件、新しい順）`,
  status: 'ステータス',
  call: '呼び出し',
  time: '時刻',
}
