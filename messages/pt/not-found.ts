import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'Página não encontrada: Précis',
  heading: '404: página não encontrada',
  text: 'Não há nada neste endereço.',
  home: 'Ir para a página inicial',
  isYours: 'É um dos seus resumos? Entre para ver.',
  signIn: 'Entrar',
}
