import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'Compartilhado',
  motto: 'Qualquer vídeo, em resumo',
  invitation: 'Cole um link, leia o resumo e confira cada linha com as palavras de quem fala.',
  summarize: 'Resumir um vídeo',
}
