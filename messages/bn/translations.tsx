import type * as source from '#messages/translations.tsx'
import { number } from './language.ts'
import { list } from './list.ts'

const unusable = 'AI মডেলের উত্তর ব্যবহার করা যায়নি। আবার চেষ্টা করুন, বা অন্য ভাষা বেছে নিন।'

export const translationTexts: typeof source.translationTexts = {
  needsModel: 'অনুবাদের জন্য ভাষা মডেল লাগে, এই সার্ভারে তা নেই। যিনি সার্ভার চালান, তিনি একটি বসাতে পারেন।',
  tooLong: (lines) => `সর্বোচ্চ ${number(lines)} লাইনের ট্রান্সক্রিপ্ট অনুবাদ করা যায়।`,
  into: 'যে ভাষায় অনুবাদ হবে',
  choose: 'একটি ভাষা বেছে নিন',
  ready: (language) => `${language} (তৈরি আছে)`,
  working: (language) => `অনুবাদ হচ্ছে: ${language}...`,
  progress: (done, total) => `${total}টির মধ্যে ${done}টি লাইন`,
  cancel: 'বাতিল',
  backOn: (moment) => `আবার পাওয়া যাবে ${moment}-এ।`,
  doneSoFar: (done, total) => `${total}টির মধ্যে ${done}টি লাইনের অনুবাদ হয়েছে।`,
  continue: 'চালিয়ে যান',
  start: (language) => `অনুবাদ করুন: ${language}`,
  unchecked: 'প্রতিটি লাইন অনুবাদ করে একটি ভাষা মডেল। ফল কেউ যাচাই করে না।',
  by: (names, models) => <>{models(`অনুবাদ করেছে ${list(names)}`)}, যাচাই করা নয়।</>,
  stayOriginal: (count) => `${count}টি লাইন মূল ভাষাতেই আছে।`,
  download: (language) => `ডাউনলোড করুন: ${language}`,
  leftToday: (remaining, perDay) => `আজ ${perDay}টির মধ্যে ${remaining}টি বাকি।`,
  nextFree: (moment) => `পরেরটি করা যাবে ${moment}-এ।`,
  used: (perDay) => `আপনার আজকের ${perDay}টি অনুবাদ শেষ।`,
  causes: {
    outage: 'AI মডেল উত্তর দেয়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'একটি ট্রান্সক্রিপ্টে যতটা AI ব্যবহার করা যায়, বাকিটার অনুবাদে তার চেয়ে বেশি লাগত।',
    earlier: 'AI-এর বরাদ্দ শেষ হয়ে গিয়েছিল। এখন আবার জায়গা হয়েছে।',
    all: 'সবার জন্য আজকের AI বরাদ্দ শেষ।',
    visitors: 'ভিজিটরদের জন্য আজকের AI বরাদ্দ শেষ। অ্যাকাউন্টের বরাদ্দ আলাদা।',
    network: 'আপনার নেটওয়ার্ক ভিজিটরদের আজকের AI বরাদ্দ শেষ করে ফেলেছে। অ্যাকাউন্টের বরাদ্দ আলাদা।',
    free: 'ফ্রি অ্যাকাউন্টের জন্য আজকের AI বরাদ্দ শেষ। প্রতিটি প্ল্যানের বরাদ্দ আলাদা।',
    'free-account': 'আপনার আজকের AI বরাদ্দ শেষ। প্রতিটি প্ল্যানের বরাদ্দ আলাদা।',
    'paid-account': 'আপনার প্ল্যানের আজকের AI বরাদ্দ শেষ।',
  },
}
