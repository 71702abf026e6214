import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'Seus formatos',
  text: 'Como seus resumos são montados. Cada linha é conferida, qualquer que seja o formato.',
  withPlans: (link) => <>Formatos próprios fazem parte dos planos {link('Pro e Unlimited')}.</>,
  none: 'Você ainda não tem formatos.',
  create: 'Criar um formato',
  full: (max) => `Você tem ${max} formatos. Exclua um para criar outro.`,
  deletion: 'Excluir? Os resumos feitos nele continuam.',
  edit: 'Editar',
  editNamed: (name) => `Editar ${name}`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'Novo formato',
  editForm: 'Editar formato',
  text: 'Diga do que trata cada seção. A estrutura e a verificação continuam nossas.',
  name: 'Nome',
  nameMissing: 'Dê um nome ao formato.',
  guidance: 'Algo mais',
  guidanceHint: 'O que procurar, e para quem',
  tooLong: (max) => `Use no máximo ${max} caracteres ao todo.`,
  characters: (count, max) => `${count} de ${max} caracteres ao todo`,
  save: 'Salvar formato',
  saved: 'Formato salvo',
  addSection: 'Adicionar uma seção',
  section: (number) => `Seção ${number}`,
  heading: 'Título',
  headingMissing: 'Dê um título à seção.',
  about: 'O que entra aqui',
  optional: 'Opcional.',
  shape: 'Estrutura',
  shapes: {
    points: 'Lista',
    steps: 'Passos numerados',
    prose: 'Parágrafo',
    terms: 'Termos e significados',
    questions: 'Perguntas e respostas',
  },
  remove: 'Remover',
  removeSection: (number) => `Remover a seção ${number}`,
}
