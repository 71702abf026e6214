import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'リンクを作成',
  link: 'リンク',
  copy: 'リンクをコピー',
  send: '送る',
  stop: '共有を停止',
  stopsForGood: '共有を停止すると、このリンクは二度と使えなくなります。',
}
