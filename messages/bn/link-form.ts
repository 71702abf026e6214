import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'YouTube লিংক',
  placeholder: 'একটি YouTube লিংক পেস্ট করুন',
  summarizeByModel: 'AI সারাংশ',
  summarize: 'সারাংশ করুন',
  transcribe: 'ট্রান্সক্রিপ্ট নিন',
  paste: 'ট্রান্সক্রিপ্ট পেস্ট করুন',
  missing: 'একটি YouTube লিংক দিন',
  otherSite: 'আমরা YouTube লিংক পড়ি। অন্য কোনো ভিডিও হলে তার ট্রান্সক্রিপ্ট পেস্ট করুন।',
}
