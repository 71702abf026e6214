import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'কম্পিউটারে YouTube-এ ভিডিওটি খুলুন।',
  unfold: 'ভিডিওর বিবরণ খুলে “ট্রান্সক্রিপ্ট দেখুন” (Show transcript) চাপুন।',
  copy: 'লাইনগুলো সিলেক্ট করে কপি করুন, এখানে পেস্ট করুন।',
}
