import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'YouTube লিংক',
  placeholder: 'একটি YouTube লিংক পেস্ট করুন',
  summarize: 'সারাংশ করুন',
}
