import type * as source from '#messages/history-lists.tsx'

export const summaryList: typeof source.summaryList = {
  loading: '履歴を読み込み中...',
  failed: '履歴を読み込めませんでした。しばらくしてからもう一度お試しください。',
  empty: {
    title: 'まだ履歴がありません',
    text: '作成した要約は、要点と文字起こしとともにここに保存されます。',
    action: '要約を始める',
  },
  search: '検索、またはすべての動画に質問',
  count: (count) => `${count}件の要約`,
  found: (count) => `${count}件の要約が見つかりました`,
  beyond: (count, days) =>
    `ほかに、このプランで表示される${days}日間より前の要約が${count}件あります。保存はされています。`,
}

export const transcriptList: typeof source.transcriptList = {
  loading: '文字起こしを読み込み中...',
  failed: '文字起こしを読み込めませんでした。しばらくしてからもう一度お試しください。',
  empty: {
    title: 'まだ文字起こしがありません',
    text: '取得した文字起こしや貼り付けた文字起こしは、ここに保存されます。',
    action: 'ホームへ',
  },
  search: 'タイトルと文字起こしを検索',
  count: (count) => `${count}件の文字起こし`,
  found: (count) => `${count}件の文字起こしが見つかりました`,
  beyond: (count, days) =>
    `ほかに、このプランで表示される${days}日間より前の文字起こしが${count}件あります。保存はされています。`,
}

export const listTexts: typeof source.listTexts = {
  sort: '並べ替え',
  sorts: { newest: '新しい順', oldest: '古い順', title: 'タイトル順', longest: '長い順' },
  view: '表示',
  views: { cards: 'カード', compact: 'コンパクト' },
  filters: '絞り込み',
  filtersOn: '絞り込み：オン',
  clear: '絞り込みを解除',
  channel: 'チャンネル',
  allChannels: 'すべてのチャンネル',
  language: '言語',
  allLanguages: 'すべての言語',
  unknownLanguage: '不明な言語',
  form: '形式',
  allForms: 'すべての形式',
  from: '開始日',
  to: '終了日',
  since: (day) => `${day}以降`,
  until: (day) => `${day}まで`,
  days: (first, last) => `${first}〜${last}`,
  exportAll: 'すべてエクスポート',
  exportThese: 'これらをエクスポート',
  exportAs: 'エクスポート形式',
  more: 'もっと見る',
  tryAgain: '再試行',
  moreFailed: '一覧の続きを読み込めませんでした。',
  plans: '料金プランを見る',
  held: 'ログイン中のデバイスが上限を超えています。ここで続けるには、いずれかを削除してください。',
  devices: 'デバイスの管理',
  nothingContains: (search) => <>{search}を含むものはありません。</>,
  hidden: (filter, count) => (
    <>
      見つかりませんでした。「{filter}」で絞り込んでいるため、該当する{count}件が表示されていません。
    </>
  ),
  nothingTogether: 'すべての条件に当てはまるものはありません。',
  without: (filter, count) => `「${filter}」を外す（${count}件）`,
  showAll: 'すべて表示',
}
