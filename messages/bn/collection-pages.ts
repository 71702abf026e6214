import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'আপনার সংগ্রহ দেখতে সাইন ইন করুন।'

export const collectionPages: typeof source.collectionPages = {
  choose: { heading: 'ভিডিও বেছে নিন', signIn: 'একসঙ্গে অনেক ভিডিওর সারাংশ করতে সাইন ইন করুন।' },
  list: { heading: 'সংগ্রহ', signIn: seeCollections },
  one: { heading: 'সংগ্রহ', signIn: seeCollections },
}
