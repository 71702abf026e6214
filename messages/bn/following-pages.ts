import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'ফলোয়িং',
  digest: 'ডাইজেস্ট',
  signIn: 'চ্যানেল ও প্লেলিস্ট ফলো করতে আর নতুন কী এলো তা ডাইজেস্টে পেতে সাইন ইন করুন।',
  loading: 'লোড হচ্ছে...',
  stopTitle: 'ইমেইল বন্ধ করুন: Précis',
  stopHeading: 'ইমেইল বন্ধ করুন',
}
