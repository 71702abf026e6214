import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'হোম',
    features: 'ফিচার',
    howItWorks: 'কীভাবে কাজ করে',
    pricing: 'প্ল্যান ও দাম',
    faq: 'প্রশ্নোত্তর',
    alternatives: 'বিকল্প',
    score: 'স্কোরকার্ড',
    extension: 'ব্রাউজার এক্সটেনশন',
    developers: 'ডেভেলপার',
    about: 'আমাদের কথা',
    contact: 'যোগাযোগ',
    guide: 'গাইড',
    privacy: 'গোপনীয়তা',
    terms: 'শর্তাবলি',
  },
  card: (title) => `${title}: Précis-এর কার্ড`,
}
