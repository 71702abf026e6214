import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'YouTube लिंक',
  placeholder: 'YouTube लिंक पेस्ट करा',
  summarize: 'सारांश तयार करा',
}
