import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `月額${price}`,
  checked: 'すべての行を文字起こしと照合',
  unlimitedSummaries: '要約が無制限',
  summariesInHours: (count, hours) => `${hours}時間ごとに要約${count}件`,
  summariesInMonth: (count) => `1か月に要約${count}件`,
  unlimitedQuestions: '動画への質問が無制限',
  questions: (count) => `動画への質問 1日${count}件`,
  follows: (count) => `チャンネル・再生リストを${count}件フォロー`,
  ownForms: (count) => `オリジナルの形式 ${count}件`,
  fullHistory: 'すべての履歴',
  history: (days) => `過去${days}日間の履歴`,
  copyAndDownload: '要約のコピーとダウンロード',
  copy: '要約のコピー',
  firstInQueue: '優先的に処理',
  support: (hours) => `${hours}時間以内のサポート`,
}
