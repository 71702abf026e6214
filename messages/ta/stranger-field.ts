import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'YouTube லிங்க்',
  placeholder: 'YouTube லிங்க்கை ஒட்டுங்கள்',
  summarize: 'சுருக்கு',
}
