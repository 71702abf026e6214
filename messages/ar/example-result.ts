import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'نسخ الرابط',
  tryVideo: 'تجربة هذا الفيديو',
  byUs: 'كتبناه نحن لهذا المثال، وتحققنا منه سطرًا سطرًا.',
  bySpeaker: 'أُعدّ بلا ذكاء اصطناعي: جمل المتحدث نفسه.',
  toWithoutAI: 'بلا ذكاء اصطناعي',
  toOurs: 'ما كتبناه نحن',
}
