import type * as source from '#messages/keys.ts'
import { plural } from './language.ts'

export const keyTexts: typeof source.keyTexts = {
  title: 'Clés d’API',
  text: 'Une clé permet à un programme d’utiliser votre compte. Elle partage votre quota.',
  help: 'Comment utiliser une clé',
  calls: 'Appels',
  callsOf: (name) => `Appels de ${name}`,
  deletion: 'La supprimer ? Les programmes qui l’utilisent s’arrêtent aussitôt.',
  ended: 'Expirée',
  newKey: 'Nouvelle clé d’API',
  newKeyText: 'Ne lui accordez que ce dont le programme a besoin.',
  made: 'Votre nouvelle clé',
  madeText: 'Copiez-la maintenant. Nous ne pourrons plus l’afficher.',
  apiKey: 'Clé d’API',
  copy: 'Copier la clé',
  name: 'Nom',
  nameHint: 'Où vous l’utiliserez.',
  nameMissing: 'Donnez un nom à la clé.',
  scopesLabel: 'Elle peut',
  scopes: {
    summarize: 'Récupérer des transcriptions et créer des résumés',
    read: 'Lire des transcriptions et des résumés par leur identifiant',
    ask: 'Poser des questions sur une vidéo',
    library: 'Lister votre historique et y rechercher, créer des collections, suivre des chaînes',
    webhooks: 'Configurer des webhooks et lire ce qui leur a été envoyé',
  },
  scopesMissing: 'Choisissez au moins une chose que la clé peut faire.',
  ends: 'Expire',
  never: 'Jamais',
  afterDays: (count) => plural(count, { one: `Après ${count} jour`, other: `Après ${count} jours` }),
  create: 'Créer la clé',
}
