import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis: যেকোনো ভিডিও, সংক্ষেপে',
  heading: 'যেকোনো ভিডিও, সংক্ষেপে। প্রতিটি লাইন যাচাই করা।',
  lead: 'লিংক পেস্ট করুন, সারাংশ পড়ুন, আর তার প্রতিটি লাইন বক্তার নিজের কথার সঙ্গে মিলিয়ে দেখুন।',
}

export const homeDescription: typeof source.homeDescription =
  'YouTube লিংক বা ট্রান্সক্রিপ্ট পেস্ট করুন। Précis দেয় সারাংশ, মূল বিষয় ও অধ্যায়, প্রতিটির সঙ্গে বক্তার কথা আর তা বলার সেকেন্ড, ট্রান্সক্রিপ্টে খুঁজে দেখা।'
