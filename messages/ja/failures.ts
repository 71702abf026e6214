import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'エラー',
  unreachable: 'サーバーに接続できませんでした。接続を確認して、もう一度お試しください。',
  unknown: '問題が発生しました。もう一度お試しください。',
}
