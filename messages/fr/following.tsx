import type * as source from '#messages/following.tsx'
import { number, plural } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'Chargement...',
  count: (count, max) => `Suivi : ${count} sur ${max}`,
  digests: 'Récapitulatifs',
  yourDigest: 'Votre récapitulatif',
  introduction:
    'Les nouvelles vidéos sont résumées pour vous et arrivent en un seul récapitulatif, par e-mail chaque matin à 8 h. Vous pouvez changer cela ici. Suivre ne coûte rien ; chaque résumé compte pour un.',
  short:
    'Les nouvelles vidéos sont résumées pour vous et arrivent en un seul récapitulatif. Suivre ne coûte rien ; chaque résumé compte pour un.',
  source: 'Chaîne, playlist ou podcast',
  linkMissing: 'Collez un lien.',
  startWith: 'Commencer par',
  newOnly: 'seulement les nouvelles vidéos',
  newest: (count) =>
    plural(count, { one: 'la vidéo la plus récente', other: `les ${count} vidéos les plus récentes` }),
  inForm: 'Au format',
  follow: 'Suivre',
  followed: (name) => `Vous suivez ${name}`,
  full: (max, link) => (
    <>
      Votre forfait permet d’en suivre {max}. Cessez d’en suivre une pour en ajouter une autre, ou voyez les{' '}
      {link('forfaits')}.
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'Vidéos',
  videosOf: (name) => `Vidéos de ${name}`,
  unfollow: 'Ne plus suivre',
  unfollowOne: (name) => `Ne plus suivre ${name}`,
  askUnfollow: 'Ne plus suivre ? Vos résumés restent dans votre historique.',
  unfollowed: 'Suivi arrêté',
  inForm: 'Nouvelles vidéos au format',
  formChanged: (form) => `Les nouvelles vidéos arrivent au format « ${form} »`,
  formNote: 'Celles qui sont déjà résumées restent comme elles sont.',
  kinds: {
    channel: 'chaîne',
    playlist: 'playlist',
    podcast: 'podcast',
  },
  nothingNew: 'Rien de nouveau pour l’instant',
  lastNew: (ago) => `Dernière nouvelle vidéo : ${ago}`,
  checked: (ago) => `contrôle : ${ago}`,
  notDone: (count) => `${count} encore à faire`,
  leftOut: (count, max) =>
    `Laissées de côté ces 7 derniers jours : ${number(count)}. De chaque source, les ${max} vidéos les plus récentes du jour sont résumées.`,
  failing: 'Ne répond pas',
  failingNote: 'YouTube ne répond pas pour ce suivi. Nous réessaierons, et rien n’est perdu.',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'Rien de nouveau depuis que vous suivez.',
  more: (count) => `${count} de plus dans votre historique et vos récapitulatifs.`,
  states: {
    waiting: 'En attente des sous-titres',
    queued: 'Dans la file',
    unpaid: 'En attente de votre quota',
    working: 'Résumé en cours',
    done: 'Terminé',
    failed: 'Échec',
  },
  nextTry: (moment) => `Nous réessaierons le ${moment}.`,
  tryAgain: 'Réessayer',
  tryVideo: (name) => `Réessayer : ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'Enregistré',
  mailed: 'Me l’envoyer par e-mail',
  stops: {
    unsubscribed: 'Vous avez arrêté les e-mails. Cochez la case et enregistrez pour les recevoir à nouveau.',
    bounced: 'Nous avons arrêté les e-mails parce que votre serveur de messagerie en a refusé un.',
  },
  save: 'Enregistrer',
  nextOne: (moment) => `Le prochain arrive le ${moment}, s’il y a du nouveau.`,
  howOften: 'À quelle fréquence',
  frequencies: {
    daily: 'Chaque jour',
    weekly: 'Chaque semaine',
    never: 'Jamais',
  },
  on: 'Le',
  at: 'À',
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  zone: 'Fuseau horaire',
  feed: 'Pour votre lecteur de flux',
  feedHint: 'Toute personne qui a cette adresse peut lire vos récapitulatifs. Changez-la si elle a circulé.',
  copy: 'Copier',
  change: 'Changer',
  feedChanged: 'Le flux a une nouvelle adresse',
  done: (count) => plural(count, { one: `${count} terminée`, other: `${count} terminées` }),
  failed: (count) => `${count} en échec`,
  waiting: (count) => `${count} en attente`,
}
