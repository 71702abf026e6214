import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'オフラインです。',
  canRead: 'このページは引き続きお読みいただけます。',
  carriesOn: '作成中の要約はそのまま進み、接続が戻るとここに表示されます。',
  missedClick: 'クリックしたものを開けませんでした。接続が戻ってからもう一度お試しください。',
  loading: '読み込み中...',
}
