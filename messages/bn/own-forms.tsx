import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'আপনার ধরন',
  text: 'আপনার সারাংশ কীভাবে সাজানো হবে। ধরন যা-ই হোক, প্রতিটি লাইন যাচাই হয়।',
  withPlans: (link) => <>নিজের ধরন তৈরি করা যায় {link('Pro ও Unlimited প্ল্যানে')}।</>,
  none: 'এখনো আপনার কোনো ধরন নেই।',
  create: 'ধরন তৈরি করুন',
  full: (max) => `আপনার ${max}টি ধরন আছে। আরেকটি তৈরি করতে একটি মুছুন।`,
  deletion: 'এটি মুছবেন? এই ধরনে তৈরি সারাংশগুলো থাকবে।',
  edit: 'বদলান',
  editNamed: (name) => `বদলান: ${name}`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'নতুন ধরন',
  editForm: 'ধরন বদলান',
  text: 'কোন অংশে কী থাকবে, লিখুন। গড়ন আর যাচাই আমাদেরই থাকে।',
  name: 'নাম',
  nameMissing: 'ধরনটির একটি নাম দিন।',
  guidance: 'আর কিছু',
  guidanceHint: 'কী খুঁজতে হবে, আর কার জন্য',
  tooLong: (max) => `সব মিলিয়ে সর্বোচ্চ ${max}টি অক্ষর ব্যবহার করুন।`,
  characters: (count, max) => `সব মিলিয়ে ${max}টির মধ্যে ${count}টি অক্ষর`,
  save: 'ধরন সেভ করুন',
  saved: 'ধরন সেভ হয়েছে',
  addSection: 'অংশ যোগ করুন',
  section: (number) => `অংশ ${number}`,
  heading: 'শিরোনাম',
  headingMissing: 'অংশটির একটি শিরোনাম দিন।',
  about: 'এখানে কী থাকবে',
  optional: 'না দিলেও চলে।',
  shape: 'গড়ন',
  shapes: {
    points: 'তালিকা',
    steps: 'নম্বর দেওয়া ধাপ',
    prose: 'অনুচ্ছেদ',
    terms: 'শব্দ ও অর্থ',
    questions: 'প্রশ্ন ও উত্তর',
  },
  remove: 'সরান',
  removeSection: (number) => `অংশ ${number} সরান`,
}
