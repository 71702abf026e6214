import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'Création du résumé par IA...',
  partsRead: 'Parties de la vidéo déjà lues',
  restarted: 'Le premier jet n’a pas passé la vérification. Nouvel essai.',
  beingWritten: 'En cours d’écriture d’après la transcription.',
  beingWrittenInStyle: (style) => `En cours d’écriture d’après la transcription. Style : ${style}.`,
}
