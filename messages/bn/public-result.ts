import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'শেয়ার করা',
  motto: 'যেকোনো ভিডিও, সংক্ষেপে',
  invitation: 'লিংক পেস্ট করুন, সারাংশ পড়ুন, আর তার প্রতিটি লাইন বক্তার নিজের কথার সঙ্গে মিলিয়ে দেখুন।',
  summarize: 'একটি ভিডিওর সারাংশ করুন',
}
