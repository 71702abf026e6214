import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'লগআউট হয়েছে',
  signInAgain: 'আবার সাইন ইন করুন',
  error: 'সমস্যা',
  failed: 'লগআউট করা গেল না। আবার চেষ্টা করুন।',
}
