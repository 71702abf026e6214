import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'আপনার এখনো কোনো API কী নেই।', webhook: 'আপনার এখনো কোনো ওয়েবহুক নেই।' },
  create: { key: 'API কী তৈরি করুন', webhook: 'ওয়েবহুক তৈরি করুন' },
  full: {
    key: (max) => `আপনার ${max}টি API কী আছে। আরেকটি তৈরি করতে একটি মুছুন।`,
    webhook: (max) => `আপনার ${max}টি ওয়েবহুক আছে। আরেকটি তৈরি করতে একটি মুছুন।`,
  },
  missing: {
    key: 'এমন কোনো API কী নেই। হয়তো মুছে ফেলা হয়েছে।',
    webhook: 'এমন কোনো ওয়েবহুক নেই। হয়তো মুছে ফেলা হয়েছে।',
  },
  back: 'আপনার অ্যাকাউন্টে ফিরুন',
  refresh: 'নতুন করে আনুন',
  done: 'হয়ে গেছে',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'একটি API কী-র কল',
  keySignIn: 'আপনার API কী দেখতে সাইন ইন করুন।',
  webhookHeading: 'ওয়েবহুক',
  webhookSignIn: 'আপনার ওয়েবহুক দেখতে সাইন ইন করুন।',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'মুছুন',
  deleteNamed: (name) => `মুছুন: ${name}`,
  deleteIt: { key: 'API কী মুছুন', form: 'ধরন মুছুন' },
  deleted: { key: 'API কী মুছে ফেলা হয়েছে', form: 'ধরন মুছে ফেলা হয়েছে' },
}
