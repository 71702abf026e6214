import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'প্ল্যান ও দাম: তিনটি প্ল্যান, প্রতি মাসে বিল',
  description: (price) =>
    `একটি ফ্রি প্ল্যান, প্রতি ${dayWindowHours} ঘণ্টায় ${free.allowance?.summaries ?? 0}টি সারাংশ; আর দুটি পেইড প্ল্যান, মাসে ${price} থেকে। যেকোনো সময় বাতিল করা যায়।`,
  heading: 'প্ল্যান ও দাম',
  lead: 'ফ্রিতে শুরু করুন। পেইড প্ল্যানের বিল হয় প্রতি মাসে, ভারতীয় রুপিতে। যেকোনো সময় বাতিল করুন।',
  plansHeading: 'প্ল্যান',
  withoutScripts: 'প্ল্যান কিনতে JavaScript লাগে, কারণ পেমেন্টের ফর্মে তা লাগে।',
  back: 'অ্যাপে ফিরুন',
  whyHeading: 'Unlimited কেন নেবেন?',
  noCounting: {
    title: 'গুনতে হয় না',
    text: (priceMore) =>
      `Pro-র চেয়ে ${priceMore} বেশি দিলে মাসিক বরাদ্দের হিসাব আর থাকে না। সীমা একটাই, ন্যায্য ব্যবহার: মিনিটে ${summariesPerMinute}টি সারাংশ ও ${questionsPerMinute}টি প্রশ্ন।`,
  },
  why: [
    { title: 'সারিতে সবার আগে', text: 'অনেকে অপেক্ষায় থাকলে আপনার সারাংশ আগে তৈরি হয়।' },
    {
      title: 'আপনার পুরো ইতিহাস',
      text: `সব সারাংশই দেখা যায়; Pro-তে দেখা যায় শেষ ${pro.historyDays ?? 0} দিনের।`,
    },
    {
      title: 'VIP সাহায্য',
      text: `আমরা ${unlimited.supportHours} ঘণ্টার মধ্যে উত্তর দিই; Pro-তে ${pro.supportHours} ঘণ্টার মধ্যে।`,
    },
  ],
  fineHeading: 'জেনে রাখুন',
  fine: [
    'ব্যর্থ হওয়া বা আপনার বাতিল করা সারাংশ গোনা হয় না। একই সময়সীমার মধ্যে একই ভিডিও আবার করলেও না।',
    `আপনার ফ্রি বরাদ্দ আবার পাওয়া যায় প্রথম সারাংশের ${dayWindowHours} ঘণ্টা পরে।`,
    'ভারতের বাইরের কার্ড থেকে টাকা নেওয়া হয় ভারতীয় রুপিতে, আপনার ব্যাংকের বিনিময় হারে।',
    'বাতিল করলে যে মাসের টাকা দিয়েছেন, তার শেষ পর্যন্ত প্ল্যান থাকে, আর নতুন করে টাকা নেওয়া হয় না।',
    `সব প্ল্যানেই মিনিটে ${summariesPerMinute}টি সারাংশ ও ${questionsPerMinute}টি প্রশ্নের সীমা আছে।`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'এখনকার প্ল্যান',
  next: 'পরের প্ল্যান',
  manage: 'প্ল্যান দেখুন',
  begins: (day) => `শুরু হবে ${day} তারিখে।`,
  beginsAfter: (plan) => `${plan} প্ল্যান শেষ হলে শুরু হবে।`,
  beginsAfterOn: (plan, day) => `${plan} প্ল্যান শেষ হলে শুরু হবে, ${day} তারিখে।`,
  beginsAtOnce: (plan) => `সঙ্গে সঙ্গে শুরু হবে। ${plan} প্ল্যানের বাকি টাকা আমরা ফেরত দিই।`,
  upgrade: (plan) => `${plan} প্ল্যানে আপগ্রেড করুন`,
  change: (plan) => `${plan} প্ল্যানে যান`,
  renews: (day) => `রিনিউ হবে ${day} তারিখে।`,
  resume: (plan) => `${plan} চালু রাখুন`,
}
