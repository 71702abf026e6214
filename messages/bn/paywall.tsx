import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Pro-তে আপগ্রেড করুন',
  isWaiting: (title) => `“${title}” অপেক্ষায় আছে।`,
  usedUp: 'আপনার ফ্রি সারাংশ শেষ।',
  moreAfter: (count, hours) => `প্রথমটির ${hours} ঘণ্টা পরে আরও ${count}টি পাবেন।`,
  moreAt: (count, moment) => `আরও ${count}টি পাবেন ${moment}।`,
  planLine: (price, allowance) => `${price}, ${allowance}`,
  subscribe: 'প্ল্যান নিন',
  subscribeTo: (plan) => `${plan} প্ল্যান নিন`,
  note: (link) => (
    <>
      যা তৈরি করেছেন, তা পড়ার ও খোঁজার জন্য আপনারই থাকে। প্ল্যানের বিল হয় প্রতি মাসে, যেকোনো সময় বাতিল করা যায়।{' '}
      {link('প্ল্যানগুলোর তুলনা দেখুন')}
    </>
  ),
  comingSoon: 'শিগগিরই আসছে',
  notSetUp: 'এখানে এখনো পেমেন্ট চালু হয়নি।',
  wasDemo: 'এটি একটি ডেমো ছিল',
  wasDemoNote: 'কোনো টাকা নেওয়া হয়নি। “প্ল্যান ও দাম” পেজে একটি প্ল্যান ব্যবহার করে দেখতে পারেন।',
}

export const soon: typeof source.soon = {
  today: (time) => `আজ ${time}-এ`,
  tomorrow: (time) => `আগামীকাল ${time}-এ`,
  later: (moment) => `${moment}-এ`,
}
