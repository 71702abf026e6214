import type * as source from '#messages/history-lists.tsx'

export const summaryList: typeof source.summaryList = {
  loading: 'আপনার ইতিহাস লোড হচ্ছে...',
  failed: 'ইতিহাস লোড করা গেল না। একটু পরে আবার চেষ্টা করুন।',
  empty: {
    title: 'এখনো কোনো ইতিহাস নেই',
    text: 'আপনার তৈরি প্রতিটি সারাংশ তার মূল বিষয় ও ট্রান্সক্রিপ্টসহ এখানে সেভ হয়।',
    action: 'সারাংশ করা শুরু করুন',
  },
  search: 'খুঁজুন, বা আপনার সব ভিডিওকে প্রশ্ন করুন',
  count: (count) => `${count}টি সারাংশ`,
  found: (count) => `${count}টি সারাংশ পাওয়া গেছে`,
  beyond: (count, days) =>
    `আপনার প্ল্যানে ${days} দিনের ইতিহাস দেখা যায়; তার চেয়ে পুরোনো আরও ${count}টি সারাংশও সেভ করা আছে।`,
}

export const transcriptList: typeof source.transcriptList = {
  loading: 'আপনার ট্রান্সক্রিপশন লোড হচ্ছে...',
  failed: 'ট্রান্সক্রিপশন লোড করা গেল না। একটু পরে আবার চেষ্টা করুন।',
  empty: {
    title: 'এখনো কোনো ট্রান্সক্রিপশন নেই',
    text: 'যেসব ট্রান্সক্রিপ্ট আপনি আনেন বা পেস্ট করেন, সেগুলো এখানে সেভ হয়।',
    action: 'হোমে যান',
  },
  search: 'শিরোনাম ও ট্রান্সক্রিপ্টে খুঁজুন',
  count: (count) => `${count}টি ট্রান্সক্রিপ্ট`,
  found: (count) => `${count}টি ট্রান্সক্রিপ্ট পাওয়া গেছে`,
  beyond: (count, days) =>
    `আপনার প্ল্যানে ${days} দিনের ইতিহাস দেখা যায়; তার চেয়ে পুরোনো আরও ${count}টি ট্রান্সক্রিপ্টও সেভ করা আছে।`,
}

export const listTexts: typeof source.listTexts = {
  sort: 'সাজান',
  sorts: {
    newest: 'নতুনগুলো আগে',
    oldest: 'পুরোনোগুলো আগে',
    title: 'শিরোনাম অনুযায়ী',
    longest: 'লম্বাগুলো আগে',
  },
  view: 'দেখার ধরন',
  views: { cards: 'কার্ড', compact: 'ছোট তালিকা' },
  filters: 'ফিল্টার',
  filtersOn: 'ফিল্টার: চালু',
  clear: 'ফিল্টার তুলে দিন',
  channel: 'চ্যানেল',
  allChannels: 'সব চ্যানেল',
  language: 'ভাষা',
  allLanguages: 'সব ভাষা',
  unknownLanguage: 'অজানা ভাষা',
  form: 'ধরন',
  allForms: 'সব ধরন',
  from: 'যে দিন থেকে',
  to: 'যে দিন পর্যন্ত',
  since: (day) => `${day} থেকে`,
  until: (day) => `${day} পর্যন্ত`,
  days: (first, last) => `${first} থেকে ${last}`,
  exportAll: 'সব এক্সপোর্ট করুন',
  exportThese: 'এগুলো এক্সপোর্ট করুন',
  exportAs: 'যে ফরম্যাটে এক্সপোর্ট',
  more: 'আরও দেখুন',
  tryAgain: 'আবার চেষ্টা করুন',
  moreFailed: 'তালিকার বাকিটা লোড করা গেল না।',
  plans: 'প্ল্যান ও দাম দেখুন',
  held: 'আপনি খুব বেশি ডিভাইসে সাইন ইন করে আছেন। এখানে চালিয়ে যেতে তার একটি সরান।',
  devices: 'ডিভাইস দেখুন',
  nothingContains: (search) => <>{search} কোথাও পাওয়া যায়নি।</>,
  hidden: (filter, count) =>
    count === 1 ? (
      <>কিছু পাওয়া যায়নি। যে একটি ফলাফল মেলে, “{filter}” ফিল্টারে তা ঢাকা পড়েছে।</>
    ) : (
      <>
        কিছু পাওয়া যায়নি। যে {count}টি ফলাফল মেলে, “{filter}” ফিল্টারে সবগুলো ঢাকা পড়েছে।
      </>
    ),
  nothingTogether: 'এই সবকিছু একসঙ্গে মেলে, এমন কিছু নেই।',
  without: (filter, count) => `“${filter}” বাদে (${count})`,
  showAll: 'সব দেখুন',
}
