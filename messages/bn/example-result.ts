import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'লিংক কপি',
  tryVideo: 'এই ভিডিও দিয়ে দেখুন',
  byUs: 'এই উদাহরণের জন্য আমাদের লেখা, প্রতিটি লাইন যাচাই করা।',
  bySpeaker: 'AI ছাড়া তৈরি: বক্তার নিজের বাক্য।',
  toWithoutAI: 'AI ছাড়া তৈরি',
  toOurs: 'আমাদের লেখা',
}
