import type * as source from '#messages/plan-texts.ts'

export const planTexts: typeof source.planTexts = {
  free: 'আপনার ফ্রি প্ল্যান চলছে। কোনো টাকা নেওয়া হয় না।',
  costs: (plan, price) => `${plan} প্ল্যানের দাম মাসে ${price}।`,
  renews: (plan, price, day) => `${plan} প্ল্যানের দাম মাসে ${price}, রিনিউ হবে ${day} তারিখে।`,
  endsSoon: (plan) => `শেষবার রিনিউ করা যায়নি। আমরা আবার চেষ্টা করব; পেমেন্ট না হলে ${plan} প্ল্যান শিগগিরই শেষ হবে।`,
  ends: (plan, day) =>
    `শেষবার রিনিউ করা যায়নি। আমরা আবার চেষ্টা করব; পেমেন্ট না হলে ${plan} প্ল্যান শেষ হবে ${day} তারিখে।`,
  endOfMonth: 'মাসের শেষ',
  cancelled: (plan, until) => `বাতিল হয়েছে। ${plan} প্ল্যান ${until} পর্যন্ত থাকবে, আর টাকা নেওয়া হবে না।`,
  continues: (plan, day) => `${plan} প্ল্যান চলবে: রিনিউ হবে ${day} তারিখে।`,
  begins: (plan, day) => `${plan} প্ল্যান শুরু হবে ${day} তারিখে। তার আগে কিছু বদলাবে না।`,
  changes: (plan, until, next) => `বাতিল হয়েছে। ${plan} প্ল্যান ${until} পর্যন্ত থাকবে, তারপর ${next} শুরু হবে।`,
  ended: 'আপনার প্ল্যান শেষ হয়েছে।',
  endedOn: (day) => `আপনার প্ল্যান শেষ হয়েছে ${day} তারিখে। এখন ফ্রি প্ল্যান চলছে।`,
  unlimited: 'সীমাহীন সারাংশ',
  left: (count, allowance) => `${allowance}টির মধ্যে ${count}টি সারাংশ বাকি`,
}
