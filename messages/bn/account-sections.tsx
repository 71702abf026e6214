import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'প্রোফাইল',
  email: 'ইমেইল',
  memberSince: 'যোগ দিয়েছেন',
  phone: 'ফোন',
  optional: 'না দিলেও চলে।',
  save: 'সেভ করুন',
  phoneSaved: 'ফোন নম্বর সেভ হয়েছে',
  plan: 'প্ল্যান',
  comeBack: (moment) => <>নতুন সারাংশ পাবেন {moment}-এ।</>,
  data: 'আপনার তথ্য',
  dataText: 'আপনার সবকিছু, একটি JSON ফাইলে।',
  downloadData: 'আমার তথ্য ডাউনলোড করুন',
  exportHistory: (link) => <>নোট, কার্ড বা রেফারেন্স ম্যানেজারের জন্য {link('আপনার ইতিহাস এক্সপোর্ট করুন')}।</>,
  devices: 'ডিভাইস',
  signOutEverywhere: 'সব জায়গা থেকে লগআউট',
  signOutQuestion: 'এতে সব ডিভাইস থেকে লগআউট হবে, এটি থেকেও।',
  loggedOut: 'লগআউট হয়েছে',
  onAllDevices: 'সব ডিভাইসে।',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'অ্যাকাউন্ট মুছে ফেলা',
  text: 'আপনার ইতিহাস, ডিভাইস ও সেটিংস চিরতরে মুছে যাবে। পেমেন্টের যেসব নথি আইন অনুযায়ী রাখতে হয়, শুধু সেগুলোই রাখি। মত বদলানোর জন্য সাত দিন সময় পাবেন।',
  deleteMine: 'আমার অ্যাকাউন্ট মুছুন',
  dialogText: 'সাত দিন পরে এটি মুছে যাবে। তার আগে এই পেজেই মত বদলাতে পারেন।',
  typeToConfirm: (email) => `নিশ্চিত করতে ${email} লিখুন`,
  pleaseType: (email) => `${email} লিখুন`,
  requested: 'আপনার অ্যাকাউন্ট সাত দিন পরে মুছে যাবে',
  notice: 'মুছে ফেলা',
  willBeDeleted: (day) => <>এই অ্যাকাউন্ট মুছে যাবে {day} তারিখে।</>,
  untilThen: 'তার আগে সবকিছু যেমন আছে তেমনই থাকবে।',
  keep: 'আমার অ্যাকাউন্ট রেখে দিন',
  stays: 'আপনার অ্যাকাউন্ট থাকছে',
}
