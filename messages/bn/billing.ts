import type * as source from '#messages/billing.ts'

export const billingTexts: typeof source.billingTexts = {
  notLoaded: 'আপনার পেমেন্টগুলো লোড করা গেল না। আপনার প্ল্যানের কিছু হয়নি।',
  loading: 'পেমেন্ট লোড হচ্ছে...',
  demo: 'ডেমো: এই সার্ভারে পেমেন্ট চালু নেই, তাই কোনো টাকা নেওয়া হয় না।',
  seePlans: 'প্ল্যানগুলো দেখুন',
  changePlan: 'প্ল্যান বদলান',
  resume: 'চালু রাখুন',
  cancel: 'বাতিল করুন',
  payments: 'পেমেন্ট',
  paidFor: (plan, start, end) => `${plan}, ${start} থেকে ${end}`,
  paidForInDemo: (plan, start, end) => `${plan}, ${start} থেকে ${end} (ডেমো)`,
  refunded: (price) => `(${price} ফেরত দেওয়া হয়েছে)`,
  receipt: 'রসিদ',
  olderNotLoaded: 'পুরোনো পেমেন্টগুলো লোড করা গেল না।',
  showOlder: 'আরও পুরোনো দেখুন',
  cancelTitle: (plan) => `${plan} প্ল্যান বাতিল করবেন?`,
  staysUntil: (plan, day) => `${plan} প্ল্যান ${day} পর্যন্ত আপনার থাকবে। আপনার কাছ থেকে আর টাকা নেওয়া হবে না।`,
  staysForMonth: (plan) =>
    `যে মাসের টাকা দিয়েছেন, তার শেষ পর্যন্ত ${plan} প্ল্যান আপনার থাকবে। আপনার কাছ থেকে আর টাকা নেওয়া হবে না।`,
  endsNow: (plan) => `${plan} প্ল্যান এখনই শেষ হবে। আপনার কাছ থেকে আর টাকা নেওয়া হবে না।`,
  keep: (plan) => `${plan} রাখুন`,
  cancelSubscription: 'সাবস্ক্রিপশন বাতিল করুন',
  cancelled: 'সাবস্ক্রিপশন বাতিল হয়েছে',
  cancelledNote: 'আপনার কাছ থেকে আর টাকা নেওয়া হবে না।',
}
