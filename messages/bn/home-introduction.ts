import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'আরেকটি উদাহরণ',
  stepsHeading: 'তিনটি ধাপ',
  steps: [
    { title: 'লিংক পেস্ট করুন', text: 'যেকোনো YouTube লিংক চলে, ট্রান্সক্রিপ্টও।' },
    { title: 'সংক্ষেপে পড়ুন', text: 'সারাংশ, মূল বিষয় আর অধ্যায়, সময়সহ।' },
    { title: 'যেকোনো লাইন যাচাই করুন', text: 'লাইনে পয়েন্টার রাখলেই বক্তার নিজের কথা।' },
  ],
  differencesHeading: 'কোথায় আলাদা',
  differences: [
    { title: 'ভিডিওর সঙ্গে মিলিয়ে যাচাই', text: 'উদ্ধৃতি ট্রান্সক্রিপ্টে না থাকলে আমরা জানাই।' },
    { title: 'পুরো ভিডিও', text: 'কোন লাইন কোথা থেকে এসেছে, মানচিত্রে দেখুন।' },
    { title: 'ন্যায্য বরাদ্দ', text: 'ব্যর্থ বা বাতিল করা সারাংশ গোনা হয় না।' },
    { title: 'আপনার তথ্য', text: 'আপনি না চালালে YouTube থেকে কিছুই লোড হয় না।' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'সংক্ষেপে একটি উদাহরণ',
  whole: 'পুরোটা পড়ুন',
  stop: 'থামান',
  playAgain: 'আবার চালান',
  checking: 'যাচাই চলছে...',
  verified: 'যাচাইকৃত',
}
