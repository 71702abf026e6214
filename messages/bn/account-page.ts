import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'অ্যাকাউন্ট',
  signInText: 'আপনার প্ল্যান, ডিভাইস ও তথ্য দেখতে সাইন ইন করুন।',
  login: 'লগইন করুন',
  tooManyDevices: 'আপনি খুব বেশি ডিভাইসে সাইন ইন করে আছেন। এখানে চালিয়ে যেতে তার একটি সরান।',
  manageDevices: 'ডিভাইস দেখুন',
}
