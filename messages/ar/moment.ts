import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'التحقق من فيديو آخر',
  placeholder: 'رابط من YouTube',
  check: 'التحقق',
  readSummary: 'قراءة الملخص كاملًا',
  watch: 'المشاهدة على YouTube',
  watchFrom: (time) => `المشاهدة على YouTube من ${time}`,
}
