import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'Você está offline.',
  canRead: 'Dá para continuar lendo esta página.',
  carriesOn: 'Um resumo em andamento continua sem você e estará aqui quando você voltar.',
  missedClick: 'O que você clicou não pôde ser aberto. Tente de novo quando a conexão voltar.',
  loading: 'Carregando...',
}
