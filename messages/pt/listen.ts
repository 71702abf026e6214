import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'Ouvir',
  notLoaded: 'A voz não foi carregada',
  checkConnection: 'Confira sua conexão e tente de novo.',
}
