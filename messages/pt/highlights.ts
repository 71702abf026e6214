import type * as source from '#messages/highlights.ts'
import { number } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'Carregando seus destaques...',
  notLoaded: 'Não foi possível carregar seus destaques.',
  none: 'Nenhum destaque ainda. Abra uma linha e escolha “Destacar”, ou tecle H. Seus destaques e notas aparecem aqui.',
  count: (count, total) => `${count} de ${total} linhas`,
  downloadMarkdown: 'Baixar em Markdown',
  downloadReadwise: 'Baixar para o Readwise (CSV)',
  saved: 'Os destaques estão nos seus downloads',
  filter: 'Destaques',
  highlight: 'Destacar',
  remove: 'Remover destaque',
  addNote: 'Adicionar nota',
  editNote: 'Editar nota',
  continueNote: 'Continuar nota',
  removeBoth: {
    question: 'Remover o destaque e a nota?',
    confirm: 'Remover os dois',
    keep: 'Manter',
  },
  notSaved: 'Isso não foi salvo',
  notSavedBecause: (reason) => `Isso não foi salvo. ${reason}`,
  announcements: {
    filtered: 'Mostrando só as linhas destacadas',
    all: 'Mostrando todas as linhas',
    removed: 'Destaque removido',
    highlighted: 'Linha destacada',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'Sua nota',
  save: 'Salvar nota',
  length: (length, most) => `${number(length)} de ${number(most)}`,
  tooLong: (length, most) =>
    `Uma nota pode ter no máximo ${number(most)} caracteres. Esta tem ${number(length)}.`,
}
