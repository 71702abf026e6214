import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'ページの先頭へ',
  sentWhenBack: '依頼した内容は、オンラインに戻ると送信されます。',
  cancel: 'キャンセル',
}
