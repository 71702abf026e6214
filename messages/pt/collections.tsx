import type * as source from '#messages/collections.tsx'
import { plural } from './language.ts'

export const progress: typeof source.progress = {
  videos: (count) => plural(count, { one: `${count} vídeo`, other: `${count} vídeos` }),
  summarized: (count, total) =>
    plural(count, { one: `${count} de ${total} resumido`, other: `${count} de ${total} resumidos` }),
  working: (count) => `${count} em andamento`,
  waiting: (count) => `${count} na fila`,
  failed: (count) => plural(count, { one: `${count} falhou`, other: `${count} falharam` }),
  paused: 'em pausa',
  noneLeft: 'sem resumos disponíveis agora',
  goesOn: (moment) => `sem resumos disponíveis, continua em ${moment}`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'Carregando...',
  empty: (link) => (
    <>
      Nada aqui ainda. {link('Cole uma playlist ou um canal')} para resumir os vídeos em uma coleção, ou monte
      uma à mão.
    </>
  ),
  tags: 'Etiquetas',
  new: 'Nova coleção',
}

export const collectionView: typeof source.collectionView = {
  all: 'Todas as coleções',
  loading: 'Carregando...',
  gone: 'Esta coleção não existe. Talvez tenha sido excluída.',
  tryAgain: 'Tentar de novo',
  pause: 'Pausar',
  goOn: 'Continuar',
  retry: (count) => `Tentar ${count} de novo`,
  add: 'Adicionar vídeos',
  share: 'Compartilhar',
  edit: 'Editar',
  remove: 'Excluir',
  more: 'Mais ações',
  fileWithPlan: 'Salvar em arquivo com um plano',
  file: 'Salvar como Markdown',
  askRemoval: 'Excluir esta coleção? Os resumos continuam no seu histórico.',
  removeForGood: 'Excluir coleção',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'Título, etiquetas e formato',
  title: 'Título',
  titleMissing: 'Dê um título.',
  tags: 'Etiquetas, separadas por vírgulas',
  inForm: 'No formato',
  stay: 'Os vídeos já resumidos ficam como estão.',
  save: 'Salvar',
  cancel: 'Cancelar',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'Vídeos',
  search: 'Buscar, ou perguntar a todos estes vídeos',
  none: 'Nenhum vídeo ainda.',
  nothingFound: 'Nada encontrado.',
  onlyFailed: (count) =>
    plural(count, { one: `Só o ${count} que falhou`, other: `Só os ${count} que falharam` }),
  parts: 'Partes da lista',
  before: 'Anterior',
  next: 'Próxima',
  range: (first, last, total) => `${first} a ${last} de ${total}`,
  states: {
    waiting: 'Na fila',
    working: 'Em andamento',
    done: 'Pronto',
    failed: 'Falhou',
    skipped: 'Já é seu',
  },
  unnamed: 'Um vídeo',
  failure: (name) => `${name}.`,
  takeOut: 'Retirar',
  takeOutVideo: (title) => `Retirar ${title}`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'Visão geral',
  writing: 'Escrevendo a visão geral...',
  write: 'Escrever uma visão geral',
  writeAgain: 'Escrever de novo',
}
