import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'この行を共有',
  found:
    'リンクを知っている人は誰でも、この行と前後の発言を見られます。共有した人に関する情報は含まれません。',
  notFound:
    'リンクを知っている人は誰でも、文字起こしに該当なしの印が付いたこの行を見られます。共有した人に関する情報は含まれません。',
  copyImage: '画像としてコピー',
  picture: '行とその状態、動画の中での位置',
  pictureCopied: '画像をコピーしました',
  pictureDownloaded: '画像をダウンロードしました',
  pictureNotLoaded: '画像を読み込めませんでした。',
}
