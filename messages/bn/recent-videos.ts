import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'আপনার শেষ ভিডিওগুলো',
  ready: (count) => `${number(count)}টি সারাংশ তৈরি আছে`,
  all: 'আপনার ইতিহাসে সবগুলো',
  showAll: (count) => `সব ${count}টি দেখুন`,
  showFewer: 'কম দেখুন',
  loading: 'আপনার শেষ ভিডিওগুলো লোড হচ্ছে...',
  failed: 'তালিকাটি লোড করা গেল না।',
  tryAgain: 'আবার চেষ্টা করুন',
  unseen: 'নতুন',
  remove: (title) => `মুছুন: ${title}`,
}
