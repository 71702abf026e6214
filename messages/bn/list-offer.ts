import type * as source from '#messages/list-offer.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'এটি একটি YouTube মিক্স। শুধু প্রথম ভিডিওর সারাংশ হয়।',
  channel: 'একটি চ্যানেল',
  playlist: 'একটি প্লেলিস্ট',
  takesFirst: '“সারাংশ করুন” চাপলে প্রথম ভিডিওটি নেওয়া হয়।',
  choose: 'এর ভিডিও থেকে বেছে নিন',
  chooseOf: (count) => `${count}টি ভিডিও থেকে বেছে নিন`,
}
