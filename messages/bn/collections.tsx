import type * as source from '#messages/collections.tsx'

export const progress: typeof source.progress = {
  videos: (count) => `${count}টি ভিডিও`,
  summarized: (count, total) => `${total}টির মধ্যে ${count}টির সারাংশ হয়েছে`,
  working: (count) => `${count}টির কাজ চলছে`,
  waiting: (count) => `${count}টি অপেক্ষায়`,
  failed: (count) => `${count}টি ব্যর্থ`,
  paused: 'থামানো আছে',
  noneLeft: 'এখন কোনো সারাংশ বাকি নেই',
  goesOn: (moment) => `কোনো সারাংশ বাকি নেই, আবার শুরু হবে ${moment}-এ`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'লোড হচ্ছে...',
  empty: (link) => (
    <>
      এখানে এখনো কিছু নেই। ভিডিওগুলোর সারাংশ একটি সংগ্রহে রাখতে {link('একটি প্লেলিস্ট বা চ্যানেল পেস্ট করুন')}, অথবা নিজে
      একটি সংগ্রহ তৈরি করুন।
    </>
  ),
  tags: 'ট্যাগ',
  new: 'নতুন সংগ্রহ',
}

export const collectionView: typeof source.collectionView = {
  all: 'সব সংগ্রহ',
  loading: 'লোড হচ্ছে...',
  gone: 'এমন কোনো সংগ্রহ নেই। হয়তো মুছে ফেলা হয়েছে।',
  tryAgain: 'আবার চেষ্টা করুন',
  pause: 'থামান',
  goOn: 'চালিয়ে যান',
  retry: (count) => `${count}টির জন্য আবার চেষ্টা করুন`,
  add: 'ভিডিও যোগ করুন',
  share: 'শেয়ার করুন',
  edit: 'বদলান',
  remove: 'মুছুন',
  more: 'আরও বিকল্প',
  fileWithPlan: 'প্ল্যান নিয়ে ফাইলে সেভ করুন',
  file: 'Markdown ফাইলে সেভ করুন',
  askRemoval: 'এই সংগ্রহ মুছবেন? এর সারাংশগুলো আপনার ইতিহাসে থাকবে।',
  removeForGood: 'সংগ্রহ মুছুন',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'শিরোনাম, ট্যাগ ও ধরন',
  title: 'শিরোনাম',
  titleMissing: 'একটি শিরোনাম দিন।',
  tags: 'ট্যাগ, কমা দিয়ে আলাদা করে',
  inForm: 'সারাংশের ধরন',
  stay: 'যেসব ভিডিওর সারাংশ হয়ে গেছে, সেগুলো যেমন আছে তেমনই থাকবে।',
  save: 'সেভ করুন',
  cancel: 'বাতিল',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'ভিডিও',
  search: 'খুঁজুন, বা এই সব ভিডিওকে প্রশ্ন করুন',
  none: 'এখনো কোনো ভিডিও নেই।',
  nothingFound: 'কিছু পাওয়া যায়নি।',
  onlyFailed: (count) => `শুধু ব্যর্থ ${count}টি`,
  parts: 'তালিকার ভাগ',
  before: 'আগের',
  next: 'পরের',
  range: (first, last, total) => `${total}টির মধ্যে ${first} থেকে ${last}`,
  states: {
    waiting: 'অপেক্ষায়',
    working: 'কাজ চলছে',
    done: 'হয়ে গেছে',
    failed: 'ব্যর্থ',
    skipped: 'আগে থেকেই আপনার',
  },
  unnamed: 'একটি ভিডিও',
  failure: (name) => `${name}।`,
  takeOut: 'সরান',
  takeOutVideo: (title) => `সরান: ${title}`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'ওভারভিউ',
  writing: 'ওভারভিউ লেখা হচ্ছে...',
  write: 'ওভারভিউ লিখুন',
  writeAgain: 'আবার লিখুন',
}
