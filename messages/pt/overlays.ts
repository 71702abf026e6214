import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'Voltar ao topo',
  sentWhenBack: 'O que você pediu será enviado quando a conexão voltar.',
  cancel: 'Cancelar',
}
