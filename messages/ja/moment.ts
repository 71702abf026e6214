import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'ほかの動画を確かめる',
  placeholder: 'YouTubeのリンク',
  check: '確かめる',
  readSummary: '要約の全文を読む',
  watch: 'YouTubeで見る',
  watchFrom: (time) => `YouTubeで${time}から見る`,
}
