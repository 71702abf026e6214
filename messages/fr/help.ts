import type * as source from '#messages/help.ts'
import { plural } from './language.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'Besoin d’aide ?',
  description:
    'Dites-nous ce que vous avez essayé et ce qui s’est passé à la place. Un lien vers la vidéo nous aide.',
  replyHint: 'Nous répondrons à cette adresse.',
  topic: 'En quoi pouvons-nous vous aider ?',
  send: 'Envoyer',
  sent: 'Demande d’aide envoyée',
  answerWithin: (hours) =>
    plural(hours, {
      one: `Nous répondrons sous ${hours} heure.`,
      other: `Nous répondrons sous ${hours} heures.`,
    }),
  topicMissing: 'Décrivez ce qui vous pose problème',
  topicShort: (least) => `Donnez plus de détails (au moins ${least} caractères)`,
}
