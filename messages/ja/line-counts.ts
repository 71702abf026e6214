import type * as source from '#messages/line-counts.ts'

type State = Parameters<typeof source.lineCounts.further>[0]

const phrases: Readonly<Record<State, string>> = {
  verified: '検証済み',
  'words-found': '発言あり',
  quoted: '引用',
  differs: '相違あり',
  'not-found': '該当なし',
  unproven: '裏付けなし',
  checking: '照合中',
}

const sources = { transcript: '文字起こし', video: '動画' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) =>
    kind === 'line'
      ? `${total}行中${count}行は${phrases[state]}`
      : `要点${total}件中${count}件は${phrases[state]}`,
  further: (state, count) => `${phrases[state]}${count}件`,
  between: '、',
  transcribedByAI: '照合なし：この文字起こしはAIが作成しました',
  ownWords: (count) => `話者自身の言葉による要点${count}件`,
  allFound: (total, from) => `${total}行、すべて${sources[from]}で確認`,
  found: (count, total, from) => `${total}行中${count}行を${sources[from]}で確認`,
  allQuoted: (from) => `すべての行が${sources[from]}からの引用`,
}
