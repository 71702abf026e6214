import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'ট্রান্সক্রিপ্ট',
  later: 'সারাংশ শেষ হলে এখানে আসবে।',
  fetching: 'ট্রান্সক্রিপ্ট আনা হচ্ছে...',
  transcribed: 'AI শুনে লিখেছে',
  transcribedNote: 'YouTube ক্যাপশন দেয়নি। একটি ভাষা মডেল শুনেছে: কথা ও সময় ভুল হতে পারে।',
  fromBrowser: 'আপনার ব্রাউজার পেজ থেকে এই ক্যাপশন পড়েছে। শুধু আপনিই দেখতে পান।',
  automatic: 'স্বয়ংক্রিয় ক্যাপশন: কিছু কথা ভুল হতে পারে।',
  captionsEnd: (end, duration) => `ক্যাপশন শেষ ${end}-এ, ভিডিও ${duration} লম্বা।`,
  restMissing: 'তার পরে যা বলা হয়েছে, তা এতে নেই।',
  approximate: 'সময়গুলো আনুমানিক (~)।',
  fromPlaylist: 'আপনার লিংকটি একটি প্লেলিস্টের; এটি তার প্রথম ভিডিও।',
}
