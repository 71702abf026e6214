import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'Sesión cerrada',
  again: 'Tu sesión se cerró. Iniciándola de nuevo...',
}
