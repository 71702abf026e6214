import type * as source from '#messages/following.tsx'
import { number } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'লোড হচ্ছে...',
  count: (count, max) => `${max}টির মধ্যে ${count}টি ফলো করছেন`,
  digests: 'ডাইজেস্ট',
  yourDigest: 'আপনার ডাইজেস্ট',
  introduction:
    'নতুন ভিডিওর সারাংশ আপনার জন্য তৈরি হয় আর একটি ডাইজেস্ট হয়ে আসে, রোজ সকাল 8টায় ইমেইলে। এখানে তা বদলাতে পারেন। ফলো করা ফ্রি; প্রতিটি সারাংশ একটি হিসেবে গোনা হয়।',
  short:
    'নতুন ভিডিওর সারাংশ আপনার জন্য তৈরি হয় আর একটি ডাইজেস্ট হয়ে আসে। ফলো করা ফ্রি; প্রতিটি সারাংশ একটি হিসেবে গোনা হয়।',
  source: 'চ্যানেল, প্লেলিস্ট বা পডকাস্ট',
  linkMissing: 'একটি লিংক পেস্ট করুন।',
  startWith: 'শুরুতে',
  newOnly: 'শুধু নতুন ভিডিও',
  newest: (count) => (count === 1 ? 'সবচেয়ে নতুন ভিডিওটিও' : `সবচেয়ে নতুন ${count}টি ভিডিওও`),
  inForm: 'সারাংশের ধরন',
  follow: 'ফলো করুন',
  followed: (name) => `ফলো করছেন: ${name}`,
  full: (max, link) => (
    <>
      আপনার প্ল্যানে {max}টি ফলো করা যায়। নতুন একটি যোগ করতে একটি আনফলো করুন, অথবা {link('প্ল্যানগুলো')} দেখুন।
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'ভিডিও',
  videosOf: (name) => `ভিডিও: ${name}`,
  unfollow: 'আনফলো করুন',
  unfollowOne: (name) => `আনফলো করুন: ${name}`,
  askUnfollow: 'আনফলো করবেন? আপনার সারাংশগুলো ইতিহাসে থাকবে।',
  unfollowed: 'আনফলো হয়েছে',
  inForm: 'নতুন ভিডিওর সারাংশের ধরন',
  formChanged: (form) => `নতুন ভিডিও আসবে “${form}” ধরনে`,
  formNote: 'যেগুলোর সারাংশ হয়ে গেছে, সেগুলো যেমন আছে তেমনই থাকবে।',
  kinds: { channel: 'চ্যানেল', playlist: 'প্লেলিস্ট', podcast: 'পডকাস্ট' },
  nothingNew: 'এখনো নতুন কিছু নেই',
  lastNew: (ago) => `শেষ নতুন ভিডিও ${ago}`,
  checked: (ago) => `দেখা হয়েছে ${ago}`,
  notDone: (count) => `${count}টি এখনো বাকি`,
  leftOut: (count, max) =>
    `গত 7 দিনে ${number(count)}টি বাদ পড়েছে: প্রতিটি উৎস থেকে দিনে সবচেয়ে নতুন ${max}টি ভিডিওর সারাংশ হয়।`,
  failing: 'সাড়া দিচ্ছে না',
  failingNote: 'এটির জন্য YouTube সাড়া দিচ্ছে না। আমরা আবার চেষ্টা করব, কিছুই হারাবে না।',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'ফলো করার পর থেকে নতুন কিছু আসেনি।',
  more: (count) => `আপনার ইতিহাস ও ডাইজেস্টে আরও ${count}টি আছে।`,
  states: {
    waiting: 'ক্যাপশনের অপেক্ষায়',
    queued: 'সারিতে আছে',
    unpaid: 'আপনার বরাদ্দের অপেক্ষায়',
    working: 'সারাংশ হচ্ছে',
    done: 'হয়ে গেছে',
    failed: 'ব্যর্থ',
  },
  nextTry: (moment) => `আমরা আবার চেষ্টা করব ${moment}-এ।`,
  tryAgain: 'আবার চেষ্টা করুন',
  tryVideo: (name) => `আবার চেষ্টা করুন: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'সেভ হয়েছে',
  mailed: 'আমাকে ইমেইলে পাঠান',
  stops: {
    unsubscribed: 'আপনি ইমেইল বন্ধ করেছেন। আবার পেতে ঘরে টিক দিয়ে সেভ করুন।',
    bounced: 'আপনার মেইল সার্ভার একটি ইমেইল নেয়নি, তাই আমরা ইমেইল বন্ধ রেখেছি।',
  },
  save: 'সেভ করুন',
  nextOne: (moment) => `পরেরটি ${moment}-এ, নতুন কিছু থাকলে।`,
  howOften: 'কত দিন পরপর',
  frequencies: { daily: 'প্রতিদিন', weekly: 'প্রতি সপ্তাহে', never: 'কখনো না' },
  on: 'দিন',
  at: 'সময়',
  weekdays: ['সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার', 'রবিবার'],
  zone: 'টাইম জোন',
  feed: 'আপনার ফিড রিডারের জন্য',
  feedHint: 'এই ঠিকানা যাঁর কাছে আছে, তিনি আপনার ডাইজেস্ট পড়তে পারেন। জানাজানি হয়ে গেলে বদলে নিন।',
  copy: 'কপি করুন',
  change: 'বদলান',
  feedChanged: 'ফিডের ঠিকানা বদলেছে',
  done: (count) => `${count}টি হয়ে গেছে`,
  failed: (count) => `${count}টি ব্যর্থ`,
  waiting: (count) => `${count}টি অপেক্ষায়`,
}
