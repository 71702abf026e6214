import type * as source from '#messages/style-names.ts'

export const styleNames: typeof source.styleNames = {
  standard: 'সাধারণ',
  brief: 'সংক্ষিপ্ত',
  detailed: 'বিস্তারিত',
  'study-notes': 'পড়ার নোট',
  bullets: 'পয়েন্ট',
}
