import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'Ouvrez la vidéo sur YouTube, sur un ordinateur.',
  unfold: 'Dépliez sa description et appuyez sur « Afficher la transcription ».',
  copy: 'Sélectionnez les lignes, copiez-les et collez-les ici.',
}
