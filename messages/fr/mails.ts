import type * as source from '#messages/mails.ts'
import { failureIn } from '../failure.ts'
import { keyTexts } from './keys.ts'
import { plural } from './language.ts'
import { lineWords } from './line-words.ts'
import { problemTexts } from './problems.ts'
import { webhookTexts } from './webhooks.ts'

export const accountMails: typeof source.accountMails = {
  code: {
    subject: 'Votre code de connexion à Précis',
    preview: (minutes) => `Valable ${minutes} minutes, dans le navigateur qui l’a demandé`,
    heading: 'Votre code de connexion',
    enter: 'Saisissez-le dans le navigateur où vous l’avez demandé.',
    valid: (minutes) =>
      `Il est valable ${minutes} minutes et ne sert qu’une fois. Nous ne vous le demanderons jamais.`,
    reason:
      'Quelqu’un a saisi votre adresse pour se connecter à Précis. Si ce n’était pas vous, ignorez cet e-mail : sans le code, rien ne se passe.',
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte Précis',
    heading: 'Nouvelle connexion à votre compte',
    text: 'Un appareil que nous n’avions encore jamais vu s’est connecté à votre compte Précis.',
    device: 'Appareil',
    near: 'Près de',
    unknown: 'Inconnu',
    ipAddress: 'Adresse IP',
    time: 'Heure',
    advice:
      'Si c’était vous, il n’y a rien à faire. Sinon, ouvrez votre compte, retirez l’appareil et vérifiez qui d’autre peut lire vos e-mails : c’est là qu’arrivent les codes de connexion.',
    reason:
      'Vous recevez cet e-mail parce que quelqu’un s’est connecté à votre compte Précis sur un nouvel appareil.',
  },
  newKey: {
    subject: 'Une nouvelle clé d’API pour votre compte Précis',
    heading: 'Une nouvelle clé d’API pour votre compte',
    text: 'Une clé d’API a été créée dans votre compte Précis. Un programme peut l’utiliser pour agir en votre nom.',
    name: 'Nom',
    beginsWith: 'Commence par',
    may: 'Peut',
    scopes: keyTexts.scopes,
    ends: 'Expire',
    never: 'Jamais',
    advice:
      'Si c’était vous, il n’y a rien à faire. Sinon, ouvrez votre compte, supprimez la clé et déconnectez-vous partout.',
    reason: 'Vous recevez cet e-mail parce que quelqu’un a créé une clé d’API dans votre compte Précis.',
  },
  deletion: {
    subject: 'Votre compte Précis va être supprimé',
    preview: (day) => `Le ${day}, sauf si vous le gardez`,
    heading: 'Votre compte va être supprimé',
    text: (day) =>
      `Vous avez demandé la suppression de votre compte. Il prend fin le ${day}, avec votre historique.`,
    planEnds: (plan) =>
      `Votre forfait ${plan} prend fin avec votre compte. Plus rien n’est prélevé ensuite, et le reste du mois payé n’est pas remboursé.`,
    planRenews: (plan, day) =>
      `Votre forfait ${plan} prend fin avec votre compte. Plus rien n’est prélevé ensuite, et le reste du mois payé n’est pas remboursé. Il se renouvelle encore le ${day} : résiliez-le sur la page de votre compte si vous ne le souhaitez pas.`,
    keep: 'Pour le garder, connectez-vous avant cette date et ouvrez la page de votre compte. Si vous n’avez rien demandé, faites-le maintenant et déconnectez-vous partout.',
    reason:
      'Vous recevez cet e-mail parce que quelqu’un, depuis une session ouverte de votre compte Précis, l’a demandé.',
  },
  deleted: {
    subject: 'Votre compte Précis est supprimé',
    text: 'Votre compte et votre historique sont supprimés. Plus rien ne vous sera prélevé.',
    back: 'Vous pouvez revenir à tout moment : connectez-vous avec cette adresse pour recommencer.',
    reason:
      'Vous recevez cet e-mail parce que votre compte Précis a été supprimé, comme vous l’aviez demandé.',
  },
  open: 'Ouvrir votre compte',
}

export const webhookMails: typeof source.webhookMails = {
  made: {
    subject: 'Un nouveau webhook pour votre compte Précis',
    heading: 'Un nouveau webhook pour votre compte',
    text: 'Un webhook a été créé dans votre compte Précis. Désormais, nous appelons son adresse quand quelque chose est prêt.',
    server: 'Serveur',
    calledWhen: 'Appelé quand',
    events: webhookTexts.events,
    advice:
      'Si c’était vous, il n’y a rien à faire. Sinon, ouvrez votre compte, supprimez le webhook et vos clés d’API, et déconnectez-vous partout.',
    reason: 'Vous recevez cet e-mail parce que quelqu’un a créé un webhook dans votre compte Précis.',
  },
  off: {
    heading: 'Nous avons désactivé un webhook',
    gone: (host) => `${host} a répondu par le statut 410, qui nous demande de ne plus appeler.`,
    goneText: (host) =>
      `${host} a répondu par le statut 410, qui nous demande de ne plus appeler. Nous avons donc désactivé le webhook.`,
    failing: (host, days) => `Rien n’est parvenu à ${host} depuis ${days} jours.`,
    failingText: (host, days) =>
      `Rien n’est parvenu à ${host} depuis ${days} jours. Nous avons donc désactivé le webhook.`,
    next: 'Une fois le serveur rétabli, réactivez le webhook sur la page de votre compte. De là, vous pouvez envoyer ce qu’il a manqué.',
    reason: 'Vous recevez cet e-mail parce qu’il y a un webhook dans votre compte Précis.',
  },
}

export const digestMail: typeof source.digestMail = {
  done: (count, day) =>
    plural(count, {
      one: `${count} nouvelle vidéo en bref, ${day}`,
      other: `${count} nouvelles vidéos en bref, ${day}`,
    }),
  notDone: (count, day) =>
    plural(count, { one: `${count} nouvelle vidéo, ${day}`, other: `${count} nouvelles vidéos, ${day}` }),
  failed: 'Non résumées',
  failure: failureIn(problemTexts, 'Aucun résumé n’a pu être créé.'),
  waiting: 'En attente de votre quota',
  waitingNote: 'Nous la résumerons dès qu’il vous restera un résumé.',
  deleted: 'Ce résumé a été supprimé.',
  states: lineWords.states,
  open: 'Ouvrir ce récapitulatif',
  stop: 'Arrêter ces e-mails',
  reason:
    'Vous recevez ce récapitulatif parce que vous suivez des chaînes, des playlists ou des podcasts sur Précis. Suivre ne coûte rien ; chaque résumé compte pour un.',
}
