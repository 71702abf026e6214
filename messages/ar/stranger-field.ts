import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'رابط YouTube',
  placeholder: 'رابط من YouTube',
  summarize: 'تلخيص',
}
