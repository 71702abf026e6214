import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

export const features: typeof source.features = {
  title: 'ফিচার: একটি ভিডিও নিয়ে Précis যা করে',
  description:
    'YouTube ভিডিওর সারাংশ, মূল বিষয় ও অধ্যায়; প্রতিটি মূল বিষয় ট্রান্সক্রিপ্টে খুঁজে দেখা, সঙ্গে তার সেকেন্ড আর যা বলা হয়েছে সেই কথা।',
  heading: 'যে সারাংশ যাচাই করা যায়',
  lead: 'এই পেজের সবকিছুই কাজ করে। নিজে দেখুন।',
  casesHeading: 'কী কাজে লাগে',
  cases: {
    lectures: { title: 'লেকচার', text: 'সেমিনারের আগেই যুক্তিটা পড়ে নিন।' },
    research: { title: 'গবেষণা', text: 'উত্তরটি খুঁজে সময়সহ উদ্ধৃত করুন।' },
    meetings: { title: 'ওয়েবিনার ও মিটিং', text: 'যা বাদ পড়েছে, জেনে নিন।' },
    tutorials: { title: 'টিউটোরিয়াল', text: 'দরকারি ধাপ থেকেই শুরু করুন।' },
    interviews: { title: 'সাক্ষাৎকার ও পডকাস্ট', text: 'কোনটি পুরো শুনবেন, বেছে নিন।' },
    ownVideos: { title: 'আপনার নিজের ভিডিও', text: 'নোট, অধ্যায় আর প্রথম খসড়া পান।' },
  },
  tilesHeading: 'যা করে',
  tiles: {
    insights: {
      title: 'যাচাই করা মূল বিষয়',
      text: (found, method) => `আসল উদ্ধৃতির ${found} খুঁজে পাওয়া যায়, অন্য বক্তৃতার একটিও নয় ([কীভাবে মাপি](${method}))।`,
    },
    seconds: {
      title: 'যে সেকেন্ডে বলা হয়েছে',
      text: 'সময় আসে ট্রান্সক্রিপ্ট থেকে, কখনো মডেল থেকে নয়। একটি চেপে দেখুন।',
    },
    coverage: {
      title: 'কতটা ধরা হয়েছে',
      text: 'লাইনগুলো কোথা থেকে এসেছে, আর কোথা থেকে আসেনি।',
    },
    chapters: {
      title: 'অধ্যায়',
      text: 'নির্মাতার নিজের দেওয়া, অথবা বিষয় যেখানে বদলায়।',
    },
    search: {
      title: 'ট্রান্সক্রিপ্টে খোঁজা',
      text: 'যেকোনো বাক্য থেকে ভিডিও চালান।',
    },
    whole: {
      title: 'পুরো ভিডিও',
      text: `সর্বোচ্চ ${maxTranscriptSeconds / 3600} ঘণ্টা, ভাগে ভাগে। একটি বাদ দিন:`,
    },
    choices: {
      title: 'আপনার ভাষা ও ধরন',
      text: `${summaryLanguages.length}টি ভাষা ও ${summaryStyles.length}টি ধরন, যেখানে ভাষা মডেল লেখে।`,
    },
    allowance: {
      title: 'ন্যায্য বরাদ্দ',
      text: 'যা ব্যর্থ হয় বা আবার করা হয়, তা গোনা হয় না।',
    },
  },
  industriesHeading: 'যেখানে মানায়',
  industries: {
    education: {
      title: 'শিক্ষা',
      text: 'পড়ার নোট, আর এমন উদ্ধৃতি যা ছাত্রছাত্রীরা সময়সহ উল্লেখ করতে পারে।',
    },
    corporate: {
      title: 'অফিস',
      text: 'লম্বা রেকর্ডিং একবারেই; কেউ বলেননি এমন সংখ্যা ধরিয়ে দেওয়া হয়।',
    },
    creative: {
      title: 'সৃজনশীল কাজ',
      text: 'আসল বাক্যটি, আর গল্পটি যেভাবে গড়া।',
    },
  },
  bookmark: {
    heading: 'ভিডিও থেকে সারাংশ, এক ক্লিকে',
    text: 'এটি টেনে বুকমার্ক বারে রাখুন, তারপর YouTube-এ ক্লিক করুন।',
    phone: 'ফোনে: হোম স্ক্রিনে Précis যোগ করুন, তারপর ভিডিও সেখানে শেয়ার করুন।',
  },
  closing: {
    heading: 'চেনা একটি ভিডিও দিয়ে দেখুন',
    text: 'ঠিক বলছে কি না, বোঝার এটিই সবচেয়ে দ্রুত উপায়।',
    plans: 'প্ল্যানগুলো দেখুন',
  },
}
