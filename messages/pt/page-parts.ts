import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'O Précis foi atualizado. Recarregue a página para continuar. O que você salvou continua aqui.',
  stopped: 'Esta parte da página parou de funcionar.',
  notLoaded: 'Esta parte da página não foi carregada. Confira sua conexão e tente de novo.',
  pageStopped: 'Esta página parou de funcionar',
  pageNotLoaded: 'Esta página não foi carregada',
  reload: 'Recarregar',
  tryAgain: 'Tentar de novo',
}
