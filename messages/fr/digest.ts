import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'Chargement...',
  gone: 'Ce récapitulatif n’existe pas, ou il a plus de 90 jours.',
  following: 'Suivi',
  failed: 'Échec',
  unpaid: 'En attente de votre quota',
  unpaidNote: 'Nous la résumerons dès qu’il vous restera un résumé.',
}
