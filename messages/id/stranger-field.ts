import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'Tautan YouTube',
  placeholder: 'Tempel tautan YouTube',
  summarize: 'Ringkas',
}
