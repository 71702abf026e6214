import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'সংযোগ বিচ্ছিন্ন হয়েছে',
  connection: 'সার্ভারে পৌঁছানো যায়নি, অথবা সার্ভার উত্তর দেওয়া বন্ধ করেছে। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  title: 'সারাংশ তৈরি করা যায়নি',
  apology:
    'দুঃখিত, এই ভিডিওর সারাংশ তৈরি করা যায়নি। ভিডিওতে আওয়াজ না থাকলে, খুব ছোট হলে, বা এমন কিছু থাকলে যা নিয়ে কাজ করা কঠিন, এমন হতে পারে। অন্য একটি ভিডিও দিয়ে দেখুন।',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'আগে থেকেই তৈরি ছিল',
  freshSummary: 'নতুন সারাংশ তৈরি হয়েছে',
  freshTranscript: 'নতুন ট্রান্সক্রিপ্ট তৈরি হয়েছে',
  generatedByModel: 'AI সারাংশ তৈরি হয়েছে',
  generated: 'সারাংশ তৈরি হয়েছে',
  videoSummarized: 'আপনার YouTube ভিডিওর সারাংশ হয়ে গেছে',
  transcriptSummarized: 'আপনার ট্রান্সক্রিপ্টের সারাংশ হয়ে গেছে',
}
