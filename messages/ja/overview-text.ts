import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `${engine}が動画${all}本から作成。すべての行を実際の発言と照合しています。`
      : `${engine}が動画${all}本中${videos}本から作成。すべての行を実際の発言と照合しています。`,
  difference: (stated, said) => `${stated} / 動画での発言：${said}`,
  unnamed: '無題の動画',
}
