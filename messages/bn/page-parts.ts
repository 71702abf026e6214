import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'Précis-এর নতুন সংস্করণ এসেছে। চালিয়ে যেতে পেজটি আবার লোড করুন। যা সেভ করেছেন, সব আগের মতোই আছে।',
  stopped: 'পেজের এই অংশটি আর কাজ করছে না।',
  notLoaded: 'পেজের এই অংশটি লোড হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  pageStopped: 'এই পেজটি আর কাজ করছে না',
  pageNotLoaded: 'এই পেজটি লোড হয়নি',
  reload: 'আবার লোড করুন',
  tryAgain: 'আবার চেষ্টা করুন',
}
