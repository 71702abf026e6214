import type * as source from '#messages/add-videos.ts'

export const addVideos: typeof source.addVideos = {
  title: 'ভিডিও যোগ করুন',
  description: 'নতুন ভিডিও একটি সারাংশ হিসেবে গোনা হয়; যা আপনার কাছে আছে, তা ফ্রি।',
  links: (max) => `ভিডিওর লিংক, সর্বোচ্চ ${max}টি, প্রতি লাইনে একটি`,
  add: (count) => `${count}টি ভিডিও যোগ করুন`,
  own: 'আপনার ইতিহাস থেকে',
  search: 'আপনার ইতিহাসে খুঁজুন',
  loading: 'লোড হচ্ছে...',
  nothingFound: 'কিছু পাওয়া যায়নি।',
}
