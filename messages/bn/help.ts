import type * as source from '#messages/help.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'সাহায্য লাগবে?',
  description: 'কী করতে চেয়েছিলেন আর তার বদলে কী হলো, লিখুন। ভিডিওর লিংক দিলে সুবিধা হয়।',
  replyHint: 'আমরা এই ঠিকানায় উত্তর দেব।',
  topic: 'কী বিষয়ে সাহায্য লাগবে?',
  send: 'পাঠান',
  sent: 'সাহায্যের অনুরোধ পাঠানো হয়েছে',
  answerWithin: (hours) => `আমরা ${hours} ঘণ্টার মধ্যে উত্তর দেব।`,
  topicMissing: 'কী বিষয়ে সাহায্য লাগবে, লিখুন',
  topicShort: (least) => `আরেকটু বিস্তারিত লিখুন (অন্তত ${least}টি অক্ষর)`,
}
