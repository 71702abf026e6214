import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'ধরন',
  needsModel: (name) => `${name} (ভাষা মডেল লাগে)`,
  deleted: 'মুছে ফেলা একটি ধরন',
  own: 'আপনার ধরন',
  inForm: (name) => `“${name}” ধরনে`,
  needsPlan: (name) => `“${name}” পাবেন Pro ও Unlimited প্ল্যানে। নতুন ভিডিও মূল বিষয় হিসেবে আসবে।`,
  wasDeleted: 'এর ধরনটি মুছে ফেলা হয়েছে। নতুন ভিডিও মূল বিষয় হিসেবে আসবে।',
  withoutModel: (name) => `“${name}” ধরনের জন্য ভাষা মডেল লাগে, যা এখানে বসানো নেই। নতুন ভিডিও মূল বিষয় হিসেবে আসবে।`,
}
