import type * as source from '#messages/admin.ts'
import { number, plural } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'Gestion des utilisateurs : Précis',
  heading: 'Gestion des utilisateurs',
  loading: 'Chargement...',
  tryAgain: 'Réessayer',
  more: 'Afficher plus',
  unlimited: 'Illimité',
  success: 'C’est fait',
  error: 'Erreur',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'Tous les utilisateurs',
  search: 'Rechercher par e-mail',
  users: 'Utilisateurs',
  none: 'Aucun utilisateur pour l’instant.',
  noMatch: 'Aucun utilisateur ne correspond.',
  moreThan: (count) => `Plus de ${number(count)} utilisateurs`,
  count: (count) => plural(count, { one: `${count} utilisateur`, other: `${count} utilisateurs` }),
  left: (count) => `reste ${count}`,
  select: 'Choisir',
  selectUser: (email) => `Choisir ${email}`,
  current: 'Utilisateur choisi',
  choose: 'Choisissez un utilisateur dans la liste ou saisissez une adresse.',
  unknown: 'Aucun utilisateur n’a cette adresse.',
  email: 'E-mail',
  plan: 'Forfait',
  subscribed: 'Abonnement',
  yes: 'Oui',
  no: 'Non',
  remaining: 'Restant',
  created: 'Création',
}

export const adminForms: typeof source.adminForms = {
  register: 'Inscrire un utilisateur',
  email: 'E-mail',
  phone: 'Téléphone (facultatif)',
  send: 'Inscrire',
  sending: 'Inscription...',
  registered: (isNew) => (isNew ? 'Utilisateur inscrit' : 'Cette adresse est déjà inscrite'),
  notRegistered: 'L’utilisateur n’a pas pu être inscrit',
  test: 'Résumé d’essai',
  userEmail: 'E-mail de l’utilisateur',
  video: 'Adresse de la vidéo',
  generate: 'Créer le résumé',
  generating: 'Création...',
  counts: 'Le résumé est décompté du quota de cet utilisateur.',
  notGenerated: 'Le résumé n’a pas pu être créé',
  noneLeft: 'Cet utilisateur n’a plus de résumés.',
  generated: (left) =>
    plural(left, {
      one: `Résumé créé. Il reste ${left} résumé à cet utilisateur.`,
      other: `Résumé créé. Il reste ${left} résumés à cet utilisateur.`,
    }),
  generatedUnlimited: 'Résumé créé. Cet utilisateur a des résumés illimités.',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'Demandes d’aide',
  show: 'Afficher',
  open: 'Ouvertes',
  answered: 'Traitées',
  all: 'Toutes',
  requests: 'Les demandes et leur état',
  nobodyWaits: 'Personne n’attend de réponse.',
  noRequests: 'Il n’y en a aucune.',
  markAnswered: 'Marquer comme traitée',
  openAgain: 'Rouvrir',
  signedIn: 'Avec un compte',
  notSignedIn: 'Sans compte',
  answerBy: (moment) => `réponse attendue pour le ${moment}`,
  notMailed: 'e-mail non envoyé',
  usage: 'Historique d’utilisation',
  chooseUser: 'Choisissez un utilisateur pour voir ce qu’il a résumé.',
  summaries: 'Résumés de cet utilisateur',
  noSummaries: 'Aucun résumé pour l’instant.',
}

type Done = (admin: string, target: string | null) => string

const did =
  (what: string): Done =>
  (admin, target) =>
    `${admin} : ${what}${target === null ? '' : ` (${target})`}`

export const adminActivity: typeof source.adminActivity = {
  title: 'Activité de l’administration',
  list: 'Activité, la plus récente d’abord',
  none: 'Rien pour l’instant.',
  failed: (why) => `Échec : ${why}`,
  done: {
    'list-users': did('liste des utilisateurs consultée'),
    'read-usage': did('utilisation consultée'),
    'register-user': did('utilisateur inscrit'),
    summarize: did('résumé créé'),
    'list-help-requests': did('liste des demandes d’aide consultée'),
    'change-help-request': did('demande d’aide modifiée'),
    'read-audit': did('cette liste consultée'),
  },
}
