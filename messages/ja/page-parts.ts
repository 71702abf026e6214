import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'Précisが更新されました。続けるにはページを再読み込みしてください。保存した内容は残っています。',
  stopped: 'ページのこの部分が動かなくなりました。',
  notLoaded: 'ページのこの部分を読み込めませんでした。接続を確認して、もう一度お試しください。',
  pageStopped: 'このページが動かなくなりました',
  pageNotLoaded: 'このページを読み込めませんでした',
  reload: '再読み込み',
  tryAgain: '再試行',
}
