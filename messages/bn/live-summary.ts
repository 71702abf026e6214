import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'AI সারাংশ তৈরি হচ্ছে...',
  partsRead: 'ভিডিওর যত ভাগ পড়া হয়েছে',
  restarted: 'প্রথম খসড়া যাচাইয়ে টেকেনি। আবার চেষ্টা হচ্ছে।',
  beingWritten: 'ট্রান্সক্রিপ্ট থেকে লেখা হচ্ছে।',
  beingWrittenInStyle: (style) => `ট্রান্সক্রিপ্ট থেকে লেখা হচ্ছে। স্টাইল: ${style}।`,
}
