import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'Erro',
  unreachable: 'Não conseguimos falar com o servidor. Confira sua conexão e tente de novo.',
  unknown: 'Algo deu errado. Tente de novo.',
}
