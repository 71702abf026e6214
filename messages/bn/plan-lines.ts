import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `মাসে ${price}`,
  checked: 'প্রতিটি লাইন ট্রান্সক্রিপ্টে খুঁজে দেখা',
  unlimitedSummaries: 'সীমাহীন সারাংশ',
  summariesInHours: (count, hours) => `প্রতি ${hours} ঘণ্টায় ${count}টি সারাংশ`,
  summariesInMonth: (count) => `মাসে ${count}টি সারাংশ`,
  unlimitedQuestions: 'ভিডিও নিয়ে সীমাহীন প্রশ্ন',
  questions: (count) => `দিনে ভিডিও নিয়ে ${count}টি প্রশ্ন`,
  follows: (count) => `${count}টি চ্যানেল ও প্লেলিস্ট ফলো করা`,
  ownForms: (count) => `সারাংশের ${count}টি নিজস্ব ধরন`,
  fullHistory: 'আপনার পুরো ইতিহাস',
  history: (days) => `শেষ ${days} দিনের ইতিহাস`,
  copyAndDownload: 'সারাংশ কপি ও ডাউনলোড',
  copy: 'সারাংশ কপি',
  firstInQueue: 'সারিতে সবার আগে',
  support: (hours) => `${hours} ঘণ্টার মধ্যে সাহায্য`,
}
