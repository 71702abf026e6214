import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'Periksa video Anda sendiri',
  placeholder: 'Tempel tautan YouTube',
  check: 'Periksa',
  readSummary: 'Baca seluruh ringkasan',
  watch: 'Tonton di YouTube',
  watchFrom: (time) => `Tonton di YouTube dari ${time}`,
}
