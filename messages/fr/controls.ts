import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'Annuler',
  close: 'Fermer',
  tryAgain: 'Réessayer',
  loading: 'Chargement...',
  copied: 'Copié dans le presse-papiers',
  notCopied: 'Impossible de copier dans le presse-papiers',
  downloaded: 'Téléchargé',
  summarySaved: 'Résumé enregistré dans vos téléchargements',
  unknownTitle: 'Vidéo YouTube',
  notification: 'Notification',
  notifications: 'Notifications ({hotkey})',
}
