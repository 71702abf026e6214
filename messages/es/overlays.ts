import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'Volver arriba',
  sentWhenBack: 'Lo que pediste se enviará cuando vuelva la conexión.',
  cancel: 'Cancelar',
}
