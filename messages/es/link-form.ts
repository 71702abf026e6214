import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'Enlace de YouTube',
  placeholder: 'Pega un enlace de YouTube',
  summarizeByModel: 'Resumen con IA',
  summarize: 'Resumir',
  transcribe: 'Transcribir',
  paste: 'Pegar una transcripción',
  missing: 'Escribe un enlace de YouTube',
  otherSite: 'Leemos enlaces de YouTube. Para cualquier otro video, pega su transcripción.',
}
