import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'শুনুন',
  notLoaded: 'কণ্ঠ লোড হয়নি',
  checkConnection: 'ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
}
