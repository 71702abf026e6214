import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'লোড হচ্ছে...',
  gone: 'এমন কোনো ডাইজেস্ট নেই, অথবা এটি 90 দিনের বেশি পুরোনো।',
  following: 'ফলোয়িং',
  failed: 'ব্যর্থ',
  unpaid: 'আপনার বরাদ্দের অপেক্ষায়',
  unpaidNote: 'আপনার বরাদ্দে জায়গা হলে আমরা এর সারাংশ করব।',
}
