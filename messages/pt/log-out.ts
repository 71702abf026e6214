import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'Você saiu da conta',
  signInAgain: 'Entrar de novo',
  error: 'Erro',
  failed: 'Não foi possível sair da conta. Tente de novo.',
}
