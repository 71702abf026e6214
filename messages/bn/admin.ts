import type * as source from '#messages/admin.ts'
import { number } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'ব্যবহারকারী ব্যবস্থাপনা: Précis',
  heading: 'ব্যবহারকারী ব্যবস্থাপনা',
  loading: 'লোড হচ্ছে...',
  tryAgain: 'আবার চেষ্টা করুন',
  more: 'আরও দেখুন',
  unlimited: 'সীমাহীন',
  success: 'হয়ে গেছে',
  error: 'সমস্যা',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'সব ব্যবহারকারী',
  search: 'ইমেইল দিয়ে খুঁজুন',
  users: 'ব্যবহারকারী',
  none: 'এখনো কোনো ব্যবহারকারী নেই।',
  noMatch: 'এমন কোনো ব্যবহারকারী পাওয়া যায়নি।',
  moreThan: (count) => `${number(count)} জনের বেশি ব্যবহারকারী`,
  count: (count) => `${count} জন ব্যবহারকারী`,
  left: (count) => `${count}টি বাকি`,
  select: 'বেছে নিন',
  selectUser: (email) => `বেছে নিন: ${email}`,
  current: 'বাছাই করা ব্যবহারকারীর তথ্য',
  choose: 'তালিকা থেকে একজন ব্যবহারকারী বেছে নিন, অথবা একটি ঠিকানা লিখুন।',
  unknown: 'এই ঠিকানার কোনো ব্যবহারকারী নেই।',
  email: 'ইমেইল',
  plan: 'প্ল্যান',
  subscribed: 'সাবস্ক্রিপশন',
  yes: 'হ্যাঁ',
  no: 'না',
  remaining: 'বাকি',
  created: 'তৈরি হয়েছে',
}

export const adminForms: typeof source.adminForms = {
  register: 'ব্যবহারকারী নিবন্ধন',
  email: 'ইমেইল',
  phone: 'ফোন (না দিলেও চলে)',
  send: 'নিবন্ধন করুন',
  sending: 'নিবন্ধন হচ্ছে...',
  registered: (isNew) => (isNew ? 'ব্যবহারকারীর নিবন্ধন হয়েছে' : 'এই ঠিকানা আগেই নিবন্ধিত'),
  notRegistered: 'ব্যবহারকারীর নিবন্ধন করা যায়নি',
  test: 'পরীক্ষামূলক সারাংশ',
  userEmail: 'ব্যবহারকারীর ইমেইল',
  video: 'ভিডিওর ঠিকানা',
  generate: 'সারাংশ তৈরি করুন',
  generating: 'তৈরি হচ্ছে...',
  counts: 'সারাংশটি এই ব্যবহারকারীর বরাদ্দ থেকে গোনা হয়।',
  notGenerated: 'সারাংশ তৈরি করা যায়নি',
  noneLeft: 'এই ব্যবহারকারীর কোনো সারাংশ বাকি নেই।',
  generated: (left) => `সারাংশ তৈরি হয়েছে! ব্যবহারকারীর আর ${left}টি সারাংশ বাকি।`,
  generatedUnlimited: 'সারাংশ তৈরি হয়েছে! ব্যবহারকারীর সারাংশ সীমাহীন।',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'সাহায্যের অনুরোধ',
  show: 'দেখুন',
  open: 'উত্তর বাকি',
  answered: 'উত্তর দেওয়া হয়েছে',
  all: 'সব',
  requests: 'অনুরোধ ও তাদের অবস্থা',
  nobodyWaits: 'কেউ উত্তরের অপেক্ষায় নেই।',
  noRequests: 'কোনো অনুরোধ নেই।',
  markAnswered: 'উত্তর দেওয়া হয়েছে বলে চিহ্নিত করুন',
  openAgain: 'আবার খুলুন',
  signedIn: 'সাইন ইন করা',
  notSignedIn: 'সাইন ইন করা নয়',
  answerBy: (moment) => `উত্তর দিতে হবে ${moment}-এর মধ্যে`,
  notMailed: 'ইমেইল পাঠানো হয়নি',
  usage: 'ব্যবহারের ইতিহাস',
  chooseUser: 'কোন ভিডিওর সারাংশ করা হয়েছে দেখতে একজন ব্যবহারকারী বেছে নিন।',
  summaries: 'এই ব্যবহারকারীর সারাংশ',
  noSummaries: 'এখনো কোনো সারাংশ নেই।',
}

export const adminActivity: typeof source.adminActivity = {
  title: 'অ্যাডমিনের কাজ',
  list: 'কাজের তালিকা, নতুনগুলো আগে',
  none: 'এখনো কিছু নেই।',
  failed: (why) => `ব্যর্থ: ${why}`,
  done: {
    'list-users': (admin) => `${admin}: ব্যবহারকারীদের তালিকা দেখেছেন`,
    'read-usage': (admin, target) => `${admin}: ব্যবহারের ইতিহাস দেখেছেন${of(target)}`,
    'register-user': (admin, target) => `${admin}: ব্যবহারকারী নিবন্ধন করেছেন${of(target)}`,
    summarize: (admin, target) => `${admin}: ব্যবহারকারীর জন্য সারাংশ তৈরি করেছেন${of(target)}`,
    'list-help-requests': (admin) => `${admin}: সাহায্যের অনুরোধের তালিকা দেখেছেন`,
    'change-help-request': (admin, target) => `${admin}: সাহায্যের অনুরোধ বদলেছেন${of(target)}`,
    'read-audit': (admin) => `${admin}: এই তালিকা দেখেছেন`,
  },
}

function of(target: string | null): string {
  return target === null ? '' : ` (${target})`
}
