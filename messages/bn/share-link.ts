import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'লিংক তৈরি করুন',
  link: 'লিংক',
  copy: 'লিংক কপি করুন',
  send: 'পাঠান',
  stop: 'শেয়ার বন্ধ করুন',
  stopsForGood: 'শেয়ার বন্ধ করলে এই লিংক চিরতরে অচল হয়ে যায়।',
}
