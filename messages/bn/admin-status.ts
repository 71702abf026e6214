import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'সার্ভিসের অবস্থা',
  loading: 'লোড হচ্ছে...',
  tryAgain: 'আবার চেষ্টা করুন',
  asOf: (moment, seconds) => `${moment}-এর অবস্থা। প্রতি ${seconds} সেকেন্ডে নতুন করে আসে।`,
  waiting: 'অপেক্ষায়',
  oldest: (count, duration) => `${count}টি, সবচেয়ে পুরোনোটি ${duration} ধরে`,
  running: 'চলছে',
  silent: 'ওয়ার্কার সাড়া দিচ্ছে না',
  spentToday: 'আজ খরচ হয়েছে',
  database: 'ডেটাবেস',
  shares: {
    all: 'সবাই',
    visitors: 'ভিজিটর',
    network: 'সবচেয়ে ব্যস্ত ভিজিটর নেটওয়ার্ক',
    free: 'ফ্রি অ্যাকাউন্ট',
    'free-account': 'সবচেয়ে ব্যস্ত ফ্রি অ্যাকাউন্ট',
    'paid-account': 'সবচেয়ে ব্যস্ত পেইড অ্যাকাউন্ট',
  },
  spent: (spent, max) => `${max}-এর মধ্যে ${spent}`,
  refused: (spent, max, count) => `${max}-এর মধ্যে ${spent}, ${count}টি ফিরিয়ে দেওয়া হয়েছে`,
  seconds: (count) => `${count} সে.`,
  minutes: (count) => `${count} মি.`,
  hours: (count) => `${count} ঘ.`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'আজকের মডেল (UTC)',
    heads: ['মডেল', 'কল', 'ব্যর্থ', 'টোকেন, ভেতরে + বাইরে', 'খরচ'],
    empty: 'আজ কোনো মডেলে কল করা হয়নি।',
  },
  sources: {
    title: 'ট্রান্সক্রিপ্টের উৎস, এই সার্ভার চালু হওয়ার পর থেকে',
    heads: ['উৎস', 'ঠিক আছে', 'অন্য ফলাফল'],
    empty: 'এখনো কোনো উৎসকে জিজ্ঞেস করা হয়নি।',
  },
  sweeps: {
    title: 'পরিষ্কারের কাজ',
    heads: ['কাজ', 'শেষবার চলেছে', 'বাকি সারি', 'অবস্থা'],
    empty: 'এখানে পরিষ্কারের কোনো কাজ চলে না।',
  },
  sizes: { title: 'টেবিল', heads: ['টেবিল', 'আকার', 'সারি'], empty: 'কোনো টেবিল নেই।' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'অজানা',
  noOthers: 'নেই',
  notYet: 'এখনো না',
  notCounted: 'গোনা হয়নি',
  running: 'চলছে',
  failed: 'ব্যর্থ',
  good: 'ঠিক আছে',
}
