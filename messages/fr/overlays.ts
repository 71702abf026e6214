import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'Haut de page',
  sentWhenBack: 'Ce que vous avez demandé sera envoyé à votre retour en ligne.',
  cancel: 'Annuler',
}
