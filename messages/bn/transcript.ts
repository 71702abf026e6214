import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `তৈরি করুন: ${name}`,
  shifted: (from, to) => `এই ফাইলের সময় শুরু ${from} থেকে। আমরা সরিয়ে ${to} থেকে শুরু করেছি।`,
  summarizeThese: 'এই ক্যাপশনের সারাংশ করুন',
  tryAgain: 'আবার চেষ্টা করুন',
  copy: 'ট্রান্সক্রিপ্ট কপি করুন',
  download: 'ট্রান্সক্রিপ্ট ডাউনলোড করুন',
  text: 'টেক্সট',
  downloadAs: (format) => `${format} হিসেবে ডাউনলোড করুন`,
  downloadTranslation: (language, format) => `${language}, ${format} হিসেবে ডাউনলোড করুন`,
  downloaded: 'ডাউনলোড হয়েছে',
  saved: 'ট্রান্সক্রিপ্ট আপনার ডাউনলোডে সেভ হয়েছে',
  search: 'ট্রান্সক্রিপ্টে খুঁজুন',
  region: 'ট্রান্সক্রিপ্টের লেখা',
  more: 'আরও বাক্য দেখুন',
  noneFound: 'কোনো বাক্যে এই শব্দগুলো নেই।',
  found: (count, total) => `${total}টির মধ্যে ${count}টি বাক্য`,
  translate: 'অনুবাদ করুন',
  original: 'মূল',
  translatedFile: (language) => `${language}, মডেলের করা, যাচাই করা নয়`,
  follow: 'ভিডিওর সঙ্গে চলুক',
}
