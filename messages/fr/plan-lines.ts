import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `${price} par mois`,
  checked: 'Chaque ligne recherchée dans la transcription',
  unlimitedSummaries: 'Résumés illimités',
  summariesInHours: (count, hours) => `${count} résumés par ${hours} heures`,
  summariesInMonth: (count) => `${count} résumés par mois`,
  unlimitedQuestions: 'Questions illimitées sur des vidéos',
  questions: (count) => `${count} questions par jour sur des vidéos`,
  follows: (count) => `${count} chaînes et playlists à suivre`,
  ownForms: (count) => `${count} formats à vous`,
  fullHistory: 'Votre historique complet',
  history: (days) => `Historique des ${days} derniers jours`,
  copyAndDownload: 'Copie et téléchargement des résumés',
  copy: 'Copie des résumés',
  firstInQueue: 'En tête de la file',
  support: (hours) => `Aide sous ${hours} heures`,
}
