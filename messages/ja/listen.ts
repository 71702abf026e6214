import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: '読み上げ',
  notLoaded: '音声を読み込めませんでした',
  checkConnection: '接続を確認して、もう一度お試しください。',
}
