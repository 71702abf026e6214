import type * as source from '#messages/reader-bar.ts'

export const readerBar: typeof source.readerBar = {
  title: '読み上げ中',
  position: (position, count) => `${position} / ${count}`,
  allRead: (count) => `全${count}行を読み上げました`,
  failed: 'このデバイスの音声を使えませんでした',
  previous: '前の行',
  next: '次の行',
  pause: '一時停止',
  goOn: '再開',
  readAgain: 'もう一度読み上げる',
  stop: '読み上げを停止',
  speed: '速さ',
}
