import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'পেজ পাওয়া যায়নি: Précis',
  heading: '404 পেজ পাওয়া যায়নি',
  text: 'এই ঠিকানায় কিছু নেই।',
  home: 'হোম পেজে যান',
  isYours: 'এটি কি আপনার কোনো সারাংশ? দেখতে সাইন ইন করুন।',
  signIn: 'সাইন ইন করুন',
}
