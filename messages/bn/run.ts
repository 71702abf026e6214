import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'AI সারাংশ',
  summary: 'সারাংশ',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `${parts.total}টির মধ্যে ভাগ ${Math.min(parts.done + 1, parts.total)} পড়া হচ্ছে...`
    if (stage === 'transcript') return 'ট্রান্সক্রিপ্ট আনা হচ্ছে...'
    return stage === 'summary' ? 'সারাংশ তৈরি হচ্ছে...' : 'লাইনগুলো যাচাই করা হচ্ছে...'
  },
  fetching: 'ট্রান্সক্রিপ্ট আনা হচ্ছে...',
  unsent: 'আপনি অফলাইনে আছেন। অনলাইনে ফিরলেই এটি পাঠানো হবে।',
  unanswered: 'এখনো উত্তর আসেনি। আবার চেষ্টা হচ্ছে...',
  lost: 'সংযোগ বিচ্ছিন্ন হয়েছে। আপনার সারাংশ তৈরি হচ্ছে। আবার যুক্ত হচ্ছি...',
}
