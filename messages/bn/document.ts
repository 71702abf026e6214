import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'আপনি অফলাইনে আছেন।',
  canRead: 'এই পেজটি পড়তে থাকতে পারেন।',
  carriesOn: 'যে সারাংশ তৈরি হচ্ছে, তা আপনাকে ছাড়াই চলবে, আর ফিরে এলে এখানেই পাবেন।',
  missedClick: 'যেখানে ক্লিক করেছিলেন, তা খোলা যায়নি। অনলাইনে ফিরে আবার চেষ্টা করুন।',
  loading: 'লোড হচ্ছে...',
}
