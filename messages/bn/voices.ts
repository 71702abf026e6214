import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'আপনার ব্রাউজার পড়ে শোনাতে পারে না',
  otherBrowser: 'অন্য ব্রাউজারে চেষ্টা করুন।',
  noneFor: (language) => `${language} ভাষার কোনো কণ্ঠ নেই`,
  noneForText: 'এই লেখার জন্য কোনো কণ্ঠ নেই',
  addVoices: 'এই ডিভাইসে কোনো কণ্ঠ নেই। সিস্টেমের সেটিংসে কণ্ঠ যোগ করতে পারেন।',
}
