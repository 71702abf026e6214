import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'উত্তর খোঁজা হচ্ছে...',
  tryAgain: 'আবার চেষ্টা করুন',
  ask: { library: 'আপনার সব ভিডিওকে প্রশ্ন করুন', collection: 'এই সব ভিডিওকে প্রশ্ন করুন' },
  passages: 'এই অংশগুলোতেই সবচেয়ে ভালো উত্তর আছে। কথাগুলো বক্তাদের নিজের।',
  nothing: {
    library: 'আপনার কোনো ভিডিওতে এ নিয়ে কিছু বলা হয়েছে বলে মনে হয় না।',
    collection: 'এই ভিডিওগুলোর কোনোটিতে এ নিয়ে কিছু বলা হয়েছে বলে মনে হয় না।',
  },
  closest: 'সবচেয়ে কাছাকাছি যা আছে, দেখুন',
  more: (count) => `আরও ${count}টি দেখুন`,
}
