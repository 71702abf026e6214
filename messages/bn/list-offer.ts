import type * as source from '#messages/list-offer.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'এটি একটি YouTube মিক্স। শুধু প্রথম ভিডিওর সারাংশ হয়।',
  channel: 'একটি চ্যানেল',
  playlist: 'একটি প্লেলিস্ট',
  takesFirst: 'শুধু প্রথম ভিডিওর সারাংশ হয়।',
  choose: 'এর ভিডিও থেকে বেছে নিন',
  chooseOf: (count) => `${count}টি ভিডিও থেকে বেছে নিন`,
}
