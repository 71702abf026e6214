import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: '接続が切れました',
  connection: 'サーバーに接続できないか、応答が止まりました。接続を確認して、もう一度お試しください。',
  title: '要約を作成できませんでした',
  apology:
    '申し訳ありません。この動画の要約を作成できませんでした。動画に音声がない、短すぎる、処理しにくい内容が含まれる、といった場合に起こります。別の動画をお試しください。',
}

export const outcomes: typeof source.outcomes = {
  fromCache: '保存済みの結果を表示しています',
  freshSummary: '新しい要約を作成しました',
  freshTranscript: '新しい文字起こしを取得しました',
  generatedByModel: 'AI要約を作成しました',
  generated: '要約を作成しました',
  videoSummarized: 'YouTube動画を要約しました',
  transcriptSummarized: '文字起こしを要約しました',
}
