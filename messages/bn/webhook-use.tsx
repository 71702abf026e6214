import type * as source from '#messages/webhook-use.tsx'

export const webhookUse: typeof source.webhookUse = {
  none: 'এখনো কিছু পাঠানো হয়নি। পরখ করতে একটি পরীক্ষামূলক বার্তা পাঠান।',
  deliveries: 'পাঠানো বার্তা',
  newest: (max) => `সর্বোচ্চ শেষ ${max}টি`,
  counted: {
    waiting: (count) => `${count}টি অপেক্ষায়`,
    delivered: (count) => `${count}টি পৌঁছেছে`,
    failed: (count) => `${count}টি ব্যর্থ`,
  },
  waitingInAll: (count) => `মোট ${count}টি অপেক্ষায়`,
  states: { waiting: 'অপেক্ষায়', delivered: 'পৌঁছেছে', failed: 'ব্যর্থ' },
  attempts: (count) => `${count} বার চেষ্টা`,
  lastTook: (ms) => `শেষটিতে লেগেছে ${ms} ms`,
  nextAt: (moment) => `পরেরটি ${moment}-এ`,
  list: (facts) => facts.join(', '),
  sent: 'পাঠানো হয়েছে',
  answer: 'উত্তর',
  sendAgain: 'আবার পাঠান',
  answered: (status) => `উত্তর এসেছে: ${status}।`,
  failures: {
    'private-address': 'নামটি একটি প্রাইভেট ঠিকানায় যায়, সেখানে আমরা কল করি না।',
    'unknown-host': 'এই নামের কোনো সার্ভার নেই।',
    unreachable: 'সার্ভার সংযোগ নেয়নি।',
    insecure: 'সার্ভারের সার্টিফিকেট বৈধ নয়।',
    closed: 'উত্তর না দিয়েই সার্ভার সংযোগ কেটে দিয়েছে।',
    timeout: 'সময়মতো উত্তর আসেনি।',
    'switched-off': 'পাঠানো হয়নি, কারণ ওয়েবহুকটি বন্ধ ছিল।',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'পরীক্ষামূলক বার্তা পাঠান',
  switchOn: 'চালু করুন',
  switchOff: 'বন্ধ করুন',
  oldSecretUntil: (moment) => <>পুরোনো সিক্রেট কাজ করবে {moment} পর্যন্ত।</>,
  newSecret: 'নতুন সিক্রেট',
  newSecretQuestion: (hours) => `নতুন সিক্রেট তৈরি করবেন? পুরোনোটি আরও ${hours} ঘণ্টা কাজ করবে।`,
  makeSecret: 'নতুন সিক্রেট তৈরি করুন',
  made: 'স্বাক্ষরের জন্য আপনার নতুন সিক্রেট',
  madeText: 'এখনই কপি করুন। এটি আর দেখানো যাবে না।',
  secret: 'সিক্রেট',
  copySecret: 'সিক্রেট কপি করুন',
  delete: 'মুছুন',
  deleteQuestion: 'এটি মুছবেন, কী কী পাঠানো হয়েছে তার লগসহ?',
  deleteWebhook: 'ওয়েবহুক মুছুন',
  deleted: 'ওয়েবহুক মুছে ফেলা হয়েছে',
}
