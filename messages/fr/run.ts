import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'Résumé par IA',
  summary: 'Résumé',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `Lecture de la partie ${Math.min(parts.done + 1, parts.total)} sur ${parts.total}...`
    if (stage === 'transcript') return 'Récupération de la transcription...'
    return stage === 'summary' ? 'Écriture du résumé...' : 'Vérification des lignes...'
  },
  fetching: 'Récupération de la transcription...',
  unsent: 'Vous êtes hors ligne. L’envoi se fera à votre retour en ligne.',
  unanswered: 'Pas encore de réponse. Nouvel essai...',
  lost: 'Connexion perdue. Votre résumé est toujours en cours. Reconnexion...',
}
