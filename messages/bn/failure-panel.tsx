import type * as source from '#messages/failure-panel.tsx'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>শুরু হওয়ার কথা {moment}, আপনার সময়ে।</>,
  costs: {
    none: 'এতে আপনার কোনো সারাংশ খরচ হয়নি।',
    unknown: 'আপনার সারাংশ হয়তো এখনো তৈরি হচ্ছে। দেখতে আবার চেষ্টা করুন।',
  },
  remedies: {
    retry: 'আবার চেষ্টা করুন',
    paste: 'ট্রান্সক্রিপ্ট পেস্ট করুন',
    another: 'অন্য ভিডিও',
  },
  retryIn: (time) => `${time} পরে আবার চেষ্টা করুন`,
  retryInMinutes: (count) => `${count} মিনিট পরে আবার চেষ্টা করুন`,
  retryInHours: (count) => `${count} ঘণ্টা পরে আবার চেষ্টা করুন`,
  retryInDays: (count) => `${count} দিন পরে আবার চেষ্টা করুন`,
  retryNow: 'এখন আবার চেষ্টা করতে পারেন।',
  summarizeFirst: (minutes) => `প্রথম ${minutes} মিনিটের সারাংশ করুন`,
  showsTranscript: 'YouTube-এ ট্রান্সক্রিপ্ট থাকলে',
  readExample: 'অথবা একটি উদাহরণ পড়ুন:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'YouTube এই মুহূর্তে আমাদের সার্ভার আটকাচ্ছে। আপনার ব্রাউজার আটকানো নেই।',
  how: (link) => (
    <>
      {link('Précis এক্সটেনশন')} দিয়ে ভিডিওটি খুলে “Summarize” চাপুন। বাকিটা এখানে নিজে থেকেই হবে। অথবা ভিডিওটি খুলে
      ট্রান্সক্রিপ্ট কপি করে পেস্ট করুন।
    </>
  ),
  open: 'ভিডিও খুলুন',
}
