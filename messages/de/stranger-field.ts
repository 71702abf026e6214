import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'YouTube-Link',
  placeholder: 'YouTube-Link einfügen',
  summarize: 'Zusammenfassen',
}
