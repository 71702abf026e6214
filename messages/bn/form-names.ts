import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'মূল বিষয়',
  'study-notes': 'পড়ার নোট',
  steps: 'ধাপ',
  meeting: 'মিটিং',
  outline: 'লেকচারের রূপরেখা',
  paragraph: 'এক অনুচ্ছেদ',
  'chapter-lines': 'প্রতি অধ্যায়ে এক লাইন',
}
