import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `${engine} ने ${all} व्हिडिओंवरून तयार केलेला; प्रत्येक ओळ बोललेल्याशी ताडून पाहिली आहे.`
      : `${engine} ने ${all} पैकी ${videos} व्हिडिओंवरून तयार केलेला; प्रत्येक ओळ बोललेल्याशी ताडून पाहिली आहे.`,
  difference: (stated, said) => `${stated} / व्हिडिओमध्ये: ${said}`,
  unnamed: 'एक व्हिडिओ',
}
