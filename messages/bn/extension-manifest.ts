import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'আপনি যে ভিডিও দেখছেন, তার সারসংক্ষেপ, ঠিক পাশেই। প্রতিটি লাইন যাচাই করা যায়।',
  action: 'Précis দিয়ে সারসংক্ষেপ করুন',
}
