import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'Chamadas',
  tryAgain: 'Tentar de novo',
  anyKey: 'Qualquer chave.',
  needs: (permission) => <>Precisa de {permission}</>,
  places: {
    path: 'caminho',
    query: 'consulta',
    header: 'cabeçalho',
    cookie: 'cookie',
    body: 'corpo',
  },
  required: (place) => `${place}, obrigatório`,
}
