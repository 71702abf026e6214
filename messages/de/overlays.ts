import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'Nach oben',
  sentWhenBack: 'Deine Anfrage wird gesendet, sobald du wieder online bist.',
  cancel: 'Abbrechen',
}
