import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'अपना वीडियो जाँचें',
  placeholder: 'YouTube लिंक पेस्ट करें',
  check: 'जाँचें',
  readSummary: 'पूरा सारांश पढ़ें',
  watch: 'YouTube पर देखें',
  watchFrom: (time) => `YouTube पर ${time} से देखें`,
}
