import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'Abonniert',
  digest: 'Übersicht',
  signIn: 'Melde dich an, um Kanäle und Playlists zu abonnieren und Neues als Übersicht zu bekommen.',
  loading: 'Wird geladen...',
  stopTitle: 'E-Mails beenden: Précis',
  stopHeading: 'E-Mails beenden',
}
