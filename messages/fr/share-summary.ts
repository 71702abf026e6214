import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'Toute personne qui a le lien peut lire ce résumé.',
  ready: 'Lien prêt',
  copied: 'Lien copié',
  undo: 'Annuler',
  stopped: 'Partage arrêté',
  stoppedNote: 'Le lien ne fonctionne plus.',
  title: 'Partager ce résumé',
  description:
    'Toute personne qui a le lien peut lire ce résumé. La page ne dit rien de vous, et les moteurs de recherche sont priés de l’ignorer.',
  withoutAccount: (days, pastedDays) =>
    `Sans compte, votre lien fonctionne ${days} jours au plus, ou ${pastedDays} pour une transcription que vous avez collée. Connectez-vous, et il reste.`,
  showQuestions: 'Montrer mes questions',
  showQuestionsNote: 'Et leurs réponses, y compris aux questions que vous poserez plus tard.',
}
