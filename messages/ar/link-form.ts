import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'رابط YouTube',
  placeholder: 'رابط من YouTube',
  summarizeByModel: 'ملخص بالذكاء الاصطناعي',
  summarize: 'تلخيص',
  transcribe: 'تفريغ',
  paste: 'لصق تفريغ',
  missing: 'يُرجى إدخال رابط من YouTube',
  otherSite: 'نقرأ روابط YouTube. لأي فيديو آخر يُرجى لصق تفريغه.',
}
