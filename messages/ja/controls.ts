import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'キャンセル',
  close: '閉じる',
  tryAgain: '再試行',
  loading: '読み込み中...',
  copied: 'クリップボードにコピーしました',
  notCopied: 'クリップボードにコピーできませんでした',
  downloaded: 'ダウンロードしました',
  summarySaved: '要約をダウンロードフォルダーに保存しました',
  unknownTitle: 'YouTubeの動画',
  notification: '通知',
  notifications: '通知（{hotkey}）',
}
