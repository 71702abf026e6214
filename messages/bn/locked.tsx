import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'লক করা',
  unlock: 'সীমাহীন সারাংশ পেতে আপগ্রেড করুন',
  next: (moment) => <>আপনার পরের ফ্রি সারাংশ: {moment}</>,
  upgrade: 'এখনই আপগ্রেড করুন',
  viewPlans: 'প্ল্যান ও দাম দেখুন',
  signIn: 'আমার প্ল্যান আছে: সাইন ইন',
}
