import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'সমস্যা',
  unreachable: 'সার্ভারে পৌঁছানো গেল না। আপনার ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  unknown: 'কোনো একটা সমস্যা হয়েছে। আবার চেষ্টা করুন।',
}
