import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'Vous n’avez pas encore de clé.', webhook: 'Vous n’avez pas encore de webhook.' },
  create: { key: 'Créer une clé', webhook: 'Créer un webhook' },
  full: {
    key: (max) => `Vous avez ${max} clés. Supprimez-en une pour en créer une autre.`,
    webhook: (max) => `Vous avez ${max} webhooks. Supprimez-en un pour en créer un autre.`,
  },
  missing: {
    key: 'Cette clé n’existe pas. Elle a peut-être été supprimée.',
    webhook: 'Ce webhook n’existe pas. Il a peut-être été supprimé.',
  },
  back: 'Retour à votre compte',
  refresh: 'Actualiser',
  done: 'Terminé',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'Appels d’une clé d’API',
  keySignIn: 'Connectez-vous pour voir vos clés.',
  webhookHeading: 'Webhook',
  webhookSignIn: 'Connectez-vous pour voir vos webhooks.',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'Supprimer',
  deleteNamed: (name) => `Supprimer ${name}`,
  deleteIt: { key: 'Supprimer la clé', form: 'Supprimer le format' },
  deleted: { key: 'Clé supprimée', form: 'Format supprimé' },
}
