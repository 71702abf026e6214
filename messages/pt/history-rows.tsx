import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `Vídeo ${id}`,
  shared: 'Compartilhado',
  readHere: 'Ler aqui',
  close: 'Fechar',
  readTitle: (title) => `Ler ${title} aqui`,
  closeTitle: (title) => `Fechar ${title}`,
  hits: 'O que foi encontrado',
  insights: 'Ideias principais',
  showLess: 'Mostrar menos',
  showWhole: 'Mostrar o resumo inteiro',
  copy: 'Copiar',
  download: 'Baixar',
  downloadWithPlan: 'Baixar com o Pro',
  watch: 'Assistir',
  watchOriginal: 'Ver o vídeo original',
  fetching: 'Obtendo a transcrição...',
  remove: 'Excluir',
  removed: (title) => <>Exclusão feita: {title}</>,
  undo: 'Desfazer',
}
