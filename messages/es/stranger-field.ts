import type * as source from '#messages/stranger-field.ts'

export const strangerField: typeof source.strangerField = {
  label: 'Enlace de YouTube',
  placeholder: 'Pega un enlace de YouTube',
  summarize: 'Resumir',
}
