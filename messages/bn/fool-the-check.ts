import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'ফাঁকি দিয়ে দেখুন',
  lead: 'মিথ্যা বানিয়ে দেখুন: আপনি লিখতে লিখতেই যাচাই হয়।',
  line: 'লাইন',
  quote: 'তার উদ্ধৃতি',
  tryAgain: 'আবার চেষ্টা করুন',
  loading: 'ট্রান্সক্রিপ্ট লোড হচ্ছে...',
  nothing: 'যাচাই করার কিছু নেই।',
  notFound: 'সারাংশে এই লাইন চিহ্নিত হতো বা বাদ পড়ত, বক্তার মুখে কোনো কথা বসানো হতো না।',
  order: 'সারাংশে এই লাইন বাদ পড়ত।',
  onlyCode: 'এখানে শুধু কোড চলে। সারাংশে যাচাইকারী মডেলও হ্যাঁ বললে তবেই লাইনকে যাচাইকৃত বলা হয়।',
}

export const lieNames: typeof source.lieNames = {
  true: 'সত্যি',
  number: 'সংখ্যা',
  unit: 'একক',
  name: 'নাম',
  date: 'তারিখ',
  negation: '“না” বাদে',
  quantity: 'কিছু → সব',
  certainty: 'হয়তো → নিশ্চয়ই',
  direction: 'উলটো দিক',
  cause: 'কারণ',
  speaker: 'বক্তা',
  order: 'নির্দেশ',
  spliced: 'জোড়া লাগানো',
  invented: 'বানানো',
}
