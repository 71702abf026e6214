import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `動画 ${id}`,
  shared: '共有中',
  readHere: 'ここで読む',
  close: '閉じる',
  readTitle: (title) => `「${title}」をここで読む`,
  closeTitle: (title) => `「${title}」を閉じる`,
  hits: '見つかった箇所',
  insights: '要点',
  showLess: '折りたたむ',
  showWhole: '要約の全文を表示',
  copy: 'コピー',
  download: 'ダウンロード',
  downloadWithPlan: 'Proでダウンロード',
  watch: '動画を見る',
  watchOriginal: '元の動画を見る',
  fetching: '文字起こしを取得中...',
  remove: '削除',
  removed: (title) => <>削除しました：{title}</>,
  undo: '元に戻す',
}
