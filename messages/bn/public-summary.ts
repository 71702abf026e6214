import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'শেয়ার করা সারাংশ',
  about: 'সংক্ষেপে একটি ভিডিও, Précis দিয়ে তৈরি: যা বলা হয়েছে, তার সঙ্গে প্রতিটি লাইন যাচাই করা। আপনারটি দিয়েও দেখুন।',
  example: 'উদাহরণ',
}
