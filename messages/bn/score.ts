import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'স্কোরকার্ড: সারাংশ কতটা ভালো',
  description:
    'অন্য প্রোগ্রামের পাশে মডেল ছাড়া Précis-এর স্কোর, প্রশ্নের উত্তর আর উদ্ধৃতি ও লাইন যাচাইয়ে এটি কতটা ভালো, আর যে কমান্ডে সব আবার মাপা যায়।',
  heading: 'স্কোর, আর কীভাবে আবার মাপবেন',
  lead: 'প্রতিটি সংখ্যা এসেছে এমন প্রোগ্রাম থেকে, যা আপনিও চালাতে পারেন।',
  name: 'নাম',
  summaries: {
    heading: 'সারাংশ',
    plain: 'প্রতিটি প্রোগ্রাম মানুষের লেখা সারাংশের কত কাছাকাছি যায়।',
    note: (talks) => `কত শতাংশ শব্দ মেলে। ${talks}টি বক্তৃতা, সবার জন্য একই দৈর্ঘ্য। দাগগুলো 95 % আস্থা-ব্যবধান।`,
    columns: ['অর্থবহ শব্দ', 'সব শব্দ', 'এক ঘণ্টার জন্য সময়', 'মেমরি'],
  },
  coverage: {
    heading: 'কতটা ধরা হয়েছে',
    plain: 'একটি সারাংশ বক্তৃতার কতটা জুড়ে কথা নেয়।',
    note: 'দশ ভাগের হিসাবে।',
    columns: ['যত ভাগ থেকে নেওয়া'],
    drawn: 'প্রতি ভাগের অংশ',
    ofTen: (figure) => `10-এর মধ্যে ${figure}`,
  },
  questions: {
    heading: 'প্রশ্ন',
    plain: 'দেখানো প্রথম বাক্যগুলোর মধ্যে উত্তর কতবার থাকে।',
    note: (asked, meetings) => `${meetings}টি মিটিং নিয়ে ${asked}টি প্রশ্ন।`,
    columns: ['দশের মধ্যে', 'পাঁচের মধ্যে'],
    refused: (own, other) => `তার ${own} ক্ষেত্রে “বলা হয়নি” আসে, আর ভুল মিটিংকে প্রশ্ন করলে ${other} ক্ষেত্রে।`,
  },
  checking: {
    heading: 'উদ্ধৃতি যাচাই',
    plain: 'আসল উদ্ধৃতি দেখানো হয়; বদলানোগুলো দেখানোর কথা নয়।',
    note: (quotes) => `আমরা ${number(quotes)}টি উদ্ধৃতি পরীক্ষা করেছি, আসল ও বদলানো।`,
    columns: ['দেখানো হয়েছে'],
  },
  lies: {
    heading: 'যে লাইন মিথ্যা বলে',
    plain: (passed) => `সত্যিই বলা কথার ওপর দাঁড়ানো দশটি মিথ্যার মধ্যে আমাদের কোড একা ${number(passed)}টিকে ছেড়ে দেয়।`,
    note: (lies, languages) => `${languages}টি ভাষায় ${lies}টি মিথ্যা। যত শতাংশ পার পায়:`,
    columns: ['পার পেয়েছে', 'মিথ্যা'],
    meaning: (ofTrue, ofPeople) =>
      `এগুলো “কথা পাওয়া গেছে” হয়ে পার পায়; যাচাইকারী মডেল ছাড়া কোনোটি যাচাইকৃত হয় না। সত্যি লাইনের ${ofTrue} আর মানুষের নিজের লেখা লাইনের ${ofPeople} চিহ্নিত হয়। অন্য লাইনের কথা আর অনুবাদের মিথ্যা প্রায়ই পার পেয়ে যায়।`,
    all: 'সব',
  },
  statements: {
    heading: 'মানুষের বিচার করা দাবি',
    plain: (times) => `আমাদের কোড একাই দশবারে ${number(times)} বার ঠিক বলে।`,
    note: (claims) =>
      `কথাবার্তা নিয়ে ${number(claims)}টি দাবি ([SummEdits](https://github.com/salesforce/factualNLG))। সুষম নির্ভুলতা; 50 মানে আন্দাজ:`,
    columns: ['নির্ভুলতা'],
    meaning: (recall) =>
      `5 % ভুল সতর্কতায় এটি মিথ্যা দাবির ${recall} ধরে। নিয়মগুলো এই দাবিগুলো দেখেই বাছা। যেসব সংখ্যায় ব্যবধান নেই, সেগুলো তাদের লেখকদের।`,
    ours: 'Précis, শুধু কোড',
  },
  sections: {
    heading: 'অংশ',
    plain: 'মানুষ যেখানে অংশ শুরু করে, সেখানেই কতবার শুরু হয়।',
    note: 'সীমারেখা, F1-এ।',
    columns: ['পডকাস্ট', 'মিটিং'],
  },
  written: {
    heading: 'ভাষা মডেল',
    plain: 'একটি মডেল যা লিখেছে, তার কতটা বলা হয়েছিল।',
    note: 'বক্তৃতার সঙ্গে মিলিয়ে যাচাই করা।',
    columns: ['বাক্য', 'যেগুলোর উদ্ধৃতি টেকে', 'বানানো নাম বা সংখ্যা, প্রতি 100টিতে'],
    none: 'এখানে এখনো কোনো ভাষা মডেলের স্কোর নেই। আপনার মডেলে চালিয়ে দেখুন: একটিই কমান্ড।',
  },
  limits: {
    heading: 'এতে যা বোঝা যায় না',
    points: [
      'সারাংশ পড়তে ভালো লাগে কি না।',
      'অন্য ভাষা: সব বক্তৃতাই ইংরেজিতে।',
      'অল্প এগিয়ে থাকা: এক পয়েন্টের কম হলে তার মানে তেমন কিছু নয়।',
    ],
    sources:
      'বক্তৃতা: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; AMI ও ICSI মিটিং CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT)। চিহ্নিত উত্তর: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT)।',
  },
  repeat: {
    heading: 'নিজে চালান',
    own: 'আপনার নিজের ইঞ্জিনের স্কোর বের করুন:',
    model: 'অথবা SCORE_BASE_URL, SCORE_MODEL আর SCORE_API_KEY বসান।',
    date: (day, machine) =>
      `মাপা হয়েছে ${day} তারিখে, ${machine}-এ। [পদ্ধতি নিয়ে আরও, ইংরেজিতে](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis, মডেল ছাড়া',
  'The beginning': 'শুরুর বাক্যগুলো',
  'At random': 'এলোমেলো বাছা',
  'BM25 with neighbours': 'BM25, পাশের বাক্যসহ',
  'Even parts, number known': 'সমান ভাগ, সংখ্যা জানা',
  chance: 'আন্দাজ',
  'a chat model of 2023': '2023-এর একটি চ্যাট মডেল',
  people: 'মানুষ',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'হুবহু',
  'hesitations, fillers, repetitions cleaned': '“উম” বাদ দিয়ে',
  'word for word, sentence id invented': 'আসল, জায়গা ভুল বলা',
  'from another transcript': 'অন্য বক্তৃতার',
  'number changed': 'সংখ্যা বদলানো',
  'negation inserted': '“না” যোগ করা',
  shuffled: 'শব্দ এলোমেলো করা',
  'halves of two sentences in a row': 'দুটি বাক্য জোড়া লাগানো',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'সংখ্যা',
  quantifier: 'কিছু → সব',
  name: 'নাম',
  negation: '“না”',
  unit: 'একক',
  direction: 'উলটো দিক',
  hedge: 'হয়তো → নিশ্চয়ই',
  speaker: 'বক্তা',
  date: 'তারিখ',
  outside: 'বলা হয়নি',
  cause: 'কারণ',
  'other-line': 'অন্য লাইন',
  order: 'নির্দেশ',
  translated: 'অনুবাদে',
  stitched: 'জোড়া লাগানো উদ্ধৃতি',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'পডকাস্ট',
  qmsumm: 'মিটিং',
  sales_call: 'বিক্রির ফোনকল',
  ectsum: 'আয় নিয়ে কোম্পানির কল',
  samsum: 'চ্যাট',
}
