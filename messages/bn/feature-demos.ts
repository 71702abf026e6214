import type * as source from '#messages/feature-demos.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'ট্রান্সক্রিপ্টে খুঁজুন',
  sentencesFound: (found, all) => `${all}টির মধ্যে ${found}টি বাক্য`,
  left: (count, allowance) => `${allowance}টির মধ্যে ${count}টি বাকি`,
  requests: { newVideo: 'নতুন ভিডিও', failing: 'যেটি ব্যর্থ হয়', repeated: 'একই ভিডিও আবার' },
  losePart: (number) => `ভাগ ${number} বাদ দিন`,
}
