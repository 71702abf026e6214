import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: '質問と回答',
  bestPassages: '最もよく答えている箇所です。話者自身の言葉をそのまま示しています。',
  whereSaid: '話されている箇所',
  closest: '最も近い箇所を表示',
  showMore: (count) => `あと${count}件を表示`,
  notSaid: 'この動画では触れられていないようです。',
  otherLanguage: (asked, spoken) =>
    `質問は${asked}、動画は${spoken}のため、動画で触れられているかどうか判断できません。${spoken}で質問してみてください。`,
  copy: 'コピー',
  delete: '削除',
  playPassages: '該当箇所を再生',
}
