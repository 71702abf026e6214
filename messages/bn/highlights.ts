import type * as source from '#messages/highlights.ts'
import { number } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'আপনার হাইলাইট লোড হচ্ছে...',
  notLoaded: 'আপনার হাইলাইটগুলো লোড করা গেল না।',
  none: 'এখনো কোনো হাইলাইট নেই। যেকোনো লাইন খুলে “হাইলাইট করুন” বেছে নিন, অথবা H চাপুন। আপনার হাইলাইট ও নোট এখানে দেখা যাবে।',
  count: (count, total) => `${total}টির মধ্যে ${count}টি লাইন`,
  downloadMarkdown: 'Markdown ফাইলে ডাউনলোড করুন',
  downloadReadwise: 'Readwise-এর জন্য ডাউনলোড করুন (CSV)',
  saved: 'হাইলাইট আপনার ডাউনলোডে সেভ হয়েছে',
  filter: 'হাইলাইট',
  highlight: 'হাইলাইট করুন',
  remove: 'হাইলাইট সরান',
  addNote: 'নোট লিখুন',
  editNote: 'নোট বদলান',
  continueNote: 'নোট শেষ করুন',
  removeBoth: {
    question: 'হাইলাইট আর তার নোট, দুটোই সরাবেন?',
    confirm: 'দুটোই সরান',
    keep: 'রেখে দিন',
  },
  notSaved: 'সেভ হয়নি',
  notSavedBecause: (reason) => `সেভ হয়নি। ${reason}`,
  announcements: {
    filtered: 'শুধু হাইলাইট করা লাইন দেখা যাচ্ছে',
    all: 'সব লাইন দেখা যাচ্ছে',
    removed: 'হাইলাইট সরানো হয়েছে',
    highlighted: 'হাইলাইট করা হয়েছে',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'আপনার নোট',
  save: 'নোট সেভ করুন',
  length: (length, most) => `${number(most)}-এর মধ্যে ${number(length)}`,
  tooLong: (length, most) => `নোটে সর্বোচ্চ ${number(most)}টি অক্ষর থাকতে পারে। এটিতে আছে ${number(length)}টি।`,
}
