import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: '字幕',
  choose: '選択',
  kinds: { human: '人が作成', automatic: '自動生成' },
  fetching: '字幕を取得中...',
}
