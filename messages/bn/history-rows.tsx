import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `ভিডিও ${id}`,
  shared: 'শেয়ার করা',
  readHere: 'এখানেই পড়ুন',
  close: 'বন্ধ করুন',
  readTitle: (title) => `এখানেই পড়ুন: ${title}`,
  closeTitle: (title) => `বন্ধ করুন: ${title}`,
  hits: 'যা পাওয়া গেছে',
  insights: 'মূল বিষয়',
  showLess: 'কম দেখুন',
  showWhole: 'পুরো সারাংশ দেখুন',
  copy: 'কপি করুন',
  download: 'ডাউনলোড করুন',
  downloadWithPlan: 'Pro নিয়ে ডাউনলোড করুন',
  watch: 'দেখুন',
  watchOriginal: 'মূল ভিডিও দেখুন',
  fetching: 'ট্রান্সক্রিপ্ট আনা হচ্ছে...',
  remove: 'মুছুন',
  removed: (title) => <>মুছে ফেলা হয়েছে: {title}</>,
  undo: 'ফিরিয়ে আনুন',
}
