import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `${plan} প্ল্যান চালু হয়েছে`,
    costs: (plan, price) => `${plan} প্ল্যানের দাম মাসে ${price}। যেকোনো সময় বাতিল করতে পারেন।`,
    renews: (plan, price, day) =>
      `${plan} প্ল্যানের দাম মাসে ${price}, রিনিউ হবে ${day} তারিখে। যেকোনো সময় বাতিল করতে পারেন।`,
    use: 'ব্যবহার করতে এই ঠিকানা দিয়ে সাইন ইন করুন।',
  },
  changed: {
    subject: (plan) => `আপনার প্ল্যান এখন ${plan}`,
    text: (plan, before, price) => `${before} প্ল্যানের জায়গায় এখন ${plan} প্ল্যান, দাম মাসে ${price}।`,
    refunded: (plan, before, price, credit) =>
      `${before} প্ল্যানের জায়গায় এখন ${plan} প্ল্যান, দাম মাসে ${price}। আপনার গত মাসের পেমেন্ট থেকে ${credit} ফেরত দিচ্ছি।`,
  },
  scheduled: {
    goesOn: (plan) => `${plan} প্ল্যান চলবে`,
    follows: (plan, next) => `${plan} প্ল্যানের পরে ${next}`,
    text: (plan, until, next) => `${plan} প্ল্যান ${until} পর্যন্ত থাকবে, তারপর ${next} শুরু হবে।`,
  },
  cancelled: {
    subject: (plan) => `${plan} প্ল্যান বাতিল হয়েছে`,
    text: (plan, until) => `${plan} প্ল্যান ${until} পর্যন্ত থাকবে। আপনার কাছ থেকে আর টাকা নেওয়া হবে না।`,
  },
  resumed: {
    subject: (plan) => `${plan} প্ল্যান চলবে`,
    text: (plan) => `${plan} প্ল্যান আর বাতিল হচ্ছে না। এর জন্য কোনো টাকা নেওয়া হয়নি।`,
    renews: (plan, day) => `${plan} প্ল্যান আর বাতিল হচ্ছে না। এর জন্য কোনো টাকা নেওয়া হয়নি। রিনিউ হবে ${day} তারিখে।`,
  },
  renewalFailed: {
    subject: (plan) => `${plan} প্ল্যান রিনিউ করা যায়নি`,
    text: (plan, until) =>
      `আপনার পেমেন্ট হয়নি। আমরা আবার চেষ্টা করব; পেমেন্ট না হলে ${plan} প্ল্যান শেষ হবে ${until} তারিখে।`,
    check: 'আপনার কার্ড, অথবা ব্যাংকে দেওয়া ম্যান্ডেটটি একবার দেখে নিন।',
  },
  ended: {
    subject: (plan) => `${plan} প্ল্যান শেষ হয়েছে`,
    text: 'এখন আপনার ফ্রি প্ল্যান চলছে, আর টাকা নেওয়া হবে না। যেকোনো সময় ফিরে আসতে পারেন।',

    follows: (plan, day) => `এখন আপনার ফ্রি প্ল্যান চলছে। ${plan} প্ল্যান শুরু হবে ${day} তারিখে।`,
  },
  returned: {
    subject: (amount) => `${amount} পেমেন্ট ফেরত দেওয়া হচ্ছে`,
    text: (plan) =>
      `কেউ সাইন ইন না করেই আপনার ঠিকানার জন্য ${plan} প্ল্যানের টাকা দিয়েছেন। আপনার ঠিকানায় আগে থেকেই একটি প্ল্যান আছে, তাই পুরো টাকা ফেরত দিচ্ছি। আপনার প্ল্যান বদলায়নি।`,

    chargedLate: (plan) => `${plan} প্ল্যান শেষ হওয়ার পরও আরেকবার টাকা নেওয়া হয়েছে। পুরো টাকা ফেরত দিচ্ছি।`,
  },
  demo: 'এটি একটি ডেমো: কোনো টাকা নেওয়া হয় না।',
  open: 'আপনার অ্যাকাউন্ট খুলুন',
  reason:
    'এই ইমেইলটি পেলেন, কারণ এটি আপনার ঠিকানার একটি Précis প্ল্যানের বিষয়ে। এমন ইমেইল আশা না করে থাকলে সাহায্যের ফর্মে আমাদের জানান।',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'রসিদ', invoice: 'ট্যাক্স ইনভয়েস', demonstration: 'ডেমো' },
  subjects: {
    receipt: (number) => `আপনার রসিদ ${number}`,
    invoice: (number) => `আপনার ট্যাক্স ইনভয়েস ${number}`,
    demonstration: (number) => `আপনার ডেমো ${number}`,
  },
  number: 'নম্বর',
  date: 'তারিখ',
  seller: 'বিক্রেতা',
  gstin: 'বিক্রেতার GSTIN',
  buyer: 'ক্রেতা',
  state: 'রাজ্য',
  buyerGstin: 'ক্রেতার GSTIN',
  payment: 'পেমেন্ট',
  description: 'বিবরণ',
  amount: 'টাকার অঙ্ক',
  total: 'মোট, ট্যাক্সসহ',
  item: (plan, from, to) => `Précis ${plan}, ${from} থেকে ${to}`,
  demo: 'এটি একটি ডেমো। কোনো টাকা নেওয়া হয়নি।',
  refunded: (amount) => `এর মধ্যে ${amount} আপনাকে ফেরত দেওয়া হয়েছে।`,
  paid: (amount) => `আপনি ${amount} দিয়েছেন।`,
  numberIs: (number) => `নম্বর: ${number}`,
  paymentIs: (payment) => `পেমেন্ট: ${payment}`,
  hint: 'আপনার অ্যাকাউন্টের পেজে এটি প্রিন্ট করতে পারেন, আর যেকোনো সময় প্ল্যান বাতিল করতে পারেন।',
}
