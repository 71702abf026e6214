import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `Vidéo ${id}`,
  shared: 'Partagé',
  readHere: 'Lire ici',
  close: 'Fermer',
  readTitle: (title) => `Lire ${title} ici`,
  closeTitle: (title) => `Fermer ${title}`,
  hits: 'Ce qui a été trouvé',
  insights: 'Points clés',
  showLess: 'Afficher moins',
  showWhole: 'Afficher tout le résumé',
  copy: 'Copier',
  download: 'Télécharger',
  downloadWithPlan: 'Télécharger avec Pro',
  watch: 'Regarder',
  watchOriginal: 'Voir la vidéo d’origine',
  fetching: 'Récupération de la transcription...',
  remove: 'Supprimer',
  removed: (title) => <>Supprimé : {title}</>,
  undo: 'Annuler',
}
