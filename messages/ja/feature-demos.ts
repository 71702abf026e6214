import type * as source from '#messages/feature-demos.ts'

export const featureDemos: typeof source.featureDemos = {
  search: '文字起こしを検索',
  sentencesFound: (found, all) => `${all}文中${found}文`,
  left: (count, allowance) => `${allowance}件中、残り${count}件`,
  requests: { newVideo: '新しい動画', failing: '失敗する動画', repeated: '同じ動画をもう一度' },
  losePart: (number) => `${number}番目を外す`,
}
