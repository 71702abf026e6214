import type * as source from '#messages/questions.ts'

export const questionTexts: typeof source.questionTexts = {
  field: 'আপনার প্রশ্ন',
  placeholder: 'কী জানতে চান?',
  ask: 'প্রশ্ন করুন',
  suggestions: 'শুরু করার মতো প্রশ্ন',
  looking: 'উত্তর খোঁজা হচ্ছে...',
  answered: (question) => `উত্তর এসেছে: ${question}`,
  brokeOff: 'উত্তর মাঝপথে থেমে গেছে। আবার চেষ্টা করুন।',
  notCounted: 'এটি আপনার প্রশ্নের মধ্যে গোনা হয়নি।',
  viewPlans: 'প্ল্যান ও দাম দেখুন',
  dismiss: 'সরান',
  earlierNotLoaded: (reason) => `আপনার আগের প্রশ্নগুলো লোড করা গেল না। ${reason}`,
}

export const suggestedTexts: typeof source.suggestedTexts = {
  topic: (parts) => parts.join(' ও '),
  said: ({ title }) => `“${title}” নিয়ে কী বলা হয়েছে?`,
  matters: ({ title }) => `“${title}” কেন গুরুত্বপূর্ণ?`,
  about: ({ title }) => `“${title}” নিয়ে কী কথা হয়েছে?`,
  why: () => null,
}
