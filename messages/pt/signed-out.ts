import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'Sessão encerrada',
  again: 'Sua sessão terminou. Entrando de novo...',
}
