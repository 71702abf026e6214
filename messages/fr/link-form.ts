import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'Lien YouTube',
  placeholder: 'Collez un lien YouTube',
  summarizeByModel: 'Résumé par IA',
  summarize: 'Résumer',
  transcribe: 'Transcrire',
  paste: 'Coller une transcription',
  missing: 'Saisissez une adresse YouTube',
  otherSite: 'Nous lisons les liens YouTube. Pour toute autre vidéo, collez sa transcription.',
}
