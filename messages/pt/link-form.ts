import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'Link do YouTube',
  placeholder: 'Cole um link do YouTube',
  summarizeByModel: 'Resumo com IA',
  summarize: 'Resumir',
  transcribe: 'Transcrever',
  paste: 'Colar uma transcrição',
  missing: 'Digite uma URL do YouTube',
  otherSite: 'Lemos links do YouTube. Para qualquer outro vídeo, cole a transcrição.',
}
