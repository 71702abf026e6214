import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'আপনার নিজের ভিডিও যাচাই করুন',
  placeholder: 'YouTube লিংক দিন',
  check: 'যাচাই করুন',
  readSummary: 'পুরো সারাংশ পড়ুন',
  watch: 'YouTube-এ দেখুন',
  watchFrom: (time) => `YouTube-এ ${time} থেকে দেখুন`,
}
