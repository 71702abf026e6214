import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'Resumo compartilhado',
  about:
    'Um vídeo em resumo, feito com o Précis: cada linha é comparada com o que foi dito. Experimente com o seu.',
  example: 'Exemplo',
}
