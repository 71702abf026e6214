import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'Suivi',
  digest: 'Récapitulatif',
  signIn:
    'Connectez-vous pour suivre des chaînes et des playlists, et recevoir les nouveautés dans un récapitulatif.',
  loading: 'Chargement...',
  stopTitle: 'Arrêter les e-mails : Précis',
  stopHeading: 'Arrêter les e-mails',
}
