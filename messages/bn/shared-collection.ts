import type * as source from '#messages/shared-collection.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'সংক্ষেপে কিছু ভিডিও, Précis দিয়ে তৈরি: যা বলা হয়েছে, তার সঙ্গে প্রতিটি লাইন যাচাই করা। আপনারগুলো দিয়েও দেখুন।',
  title: 'শেয়ার করা সংগ্রহ',
  loading: 'লোড হচ্ছে...',
  overview: 'ওভারভিউ',
  more: 'আরও দেখুন',
  tryAgain: 'আবার চেষ্টা করুন',
  count: (count) => `সংক্ষেপে ${count}টি ভিডিও`,
  channel: 'YouTube-এ চ্যানেলটি',
  playlist: 'YouTube-এ প্লেলিস্টটি',
  unnamed: 'একটি ভিডিও',
  from: (title, time) => `${title}, ${time} থেকে, YouTube-এ`,
}
