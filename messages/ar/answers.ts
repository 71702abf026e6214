import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'أسئلة وأجوبة',
  bestPassages: 'هذه المقاطع أفضل إجابة. وهي كلمات المتحدث نفسه.',
  whereSaid: 'أين قيل هذا',
  closest: 'عرض أقرب ما قيل',
  showMore: (count) => `عرض المزيد (${count})`,
  notSaid: 'لا يبدو أن الفيديو يتحدث عن هذا.',
  otherLanguage: (asked, spoken) =>
    `لغة السؤال ${asked} ولغة الفيديو ${spoken}، فلا يمكننا معرفة ما إذا كان الفيديو يقول هذا. يُرجى تجربة السؤال باللغة ${spoken}.`,
  copy: 'نسخ',
  delete: 'حذف',
  playPassages: 'تشغيل المقاطع',
}
