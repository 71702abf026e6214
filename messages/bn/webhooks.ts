import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'ওয়েবহুক',
  text: 'সারাংশ বা ডাইজেস্ট তৈরি হলে আমরা আপনার সার্ভারে কল করি।',
  help: 'কল কীভাবে যাচাই করবেন',
  off: 'বন্ধ',
  failing: 'ব্যর্থ হচ্ছে',
  open: 'খুলুন',
  openNamed: (host) => `খুলুন: ${host}`,
  newWebhook: 'নতুন ওয়েবহুক',
  newWebhookText: 'পাবলিক ইন্টারনেটে একটি https ঠিকানা।',
  made: 'স্বাক্ষরের জন্য আপনার সিক্রেট',
  madeText: 'কলটি যে আমাদের, এটিই তার প্রমাণ। এখনই কপি করুন। এটি আর দেখানো যাবে না।',
  secret: 'সিক্রেট',
  copySecret: 'সিক্রেট কপি করুন',
  address: 'ঠিকানা',
  addressInvalid: 'পুরো ঠিকানা দিন, https://example.com/hook-এর মতো।',
  eventsLabel: 'কখন কল করা হবে',
  events: {
    'summary.completed': 'আপনার ইতিহাসে একটি সারাংশ এলে',
    'summary.failed': 'কোনো সারাংশ তৈরি করা না গেলে',
    'digest.ready': 'আপনি যা ফলো করেন তার ডাইজেস্ট তৈরি হলে',
    'collection.ended': 'একটি সংগ্রহের সব ভিডিওর কাজ শেষ হলে',
  },
  eventsMissing: 'অন্তত একটি ঘটনা বেছে নিন।',
  create: 'ওয়েবহুক তৈরি করুন',
}
