import type * as source from '#messages/failure-panel.tsx'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>{moment}（現地時刻）に開始予定です。</>,
  costs: {
    none: '要約の利用枠は減っていません。',
    unknown: '要約はまだ作成中かもしれません。もう一度試すと確認できます。',
  },
  remedies: { retry: '再試行', paste: '文字起こしを貼り付ける', another: '別の動画' },
  retryIn: (time) => `${time}後に再試行`,
  retryInMinutes: (count) => `${count}分後に再試行`,
  retryInHours: (count) => `${count}時間後に再試行`,
  retryInDays: (count) => `${count}日後に再試行`,
  retryNow: '今すぐ再試行できます。',
  summarizeFirst: (minutes) => `最初の${minutes}分を要約`,
  showsTranscript: 'YouTubeに文字起こしが表示される場合',
  readExample: 'サンプルを読む：',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: '現在、YouTubeがこちらのサーバーをブロックしています。お使いのブラウザはブロックされていません。',
  how: (link) => (
    <>
      {link('Précisの拡張機能')}
      を入れて動画を開き、「Summarize」を押してください。続きは自動でここに表示されます。または、動画を開いて文字起こしをコピーし、貼り付けてください。
    </>
  ),
  open: '動画を開く',
}
