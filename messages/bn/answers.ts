import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'প্রশ্ন ও উত্তর',
  bestPassages: 'এই অংশগুলোতেই সবচেয়ে ভালো উত্তর আছে। কথাগুলো বক্তার নিজের।',
  whereSaid: 'কোথায় এটি বলা হয়েছে',
  closest: 'সবচেয়ে কাছাকাছি যা আছে, দেখুন',
  showMore: (count) => `আরও ${count}টি দেখুন`,
  notSaid: 'ভিডিওতে এ নিয়ে কিছু বলা হয়েছে বলে মনে হয় না।',
  otherLanguage: (asked, spoken) =>
    `প্রশ্নের ভাষা ${asked}, ভিডিওর ভাষা ${spoken}; তাই ভিডিওতে এটি বলা হয়েছে কি না, আমরা বলতে পারছি না। ভিডিওর ভাষায় (${spoken}) প্রশ্ন করে দেখুন।`,
  copy: 'কপি করুন',
  delete: 'মুছুন',
  playPassages: 'অংশগুলো চালান',
}
