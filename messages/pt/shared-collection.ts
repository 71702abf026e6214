import type * as source from '#messages/shared-collection.ts'
import { plural } from './language.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'Vídeos em resumo, feitos com o Précis: cada linha é comparada com o que foi dito. Experimente com os seus.',
  title: 'Coleção compartilhada',
  loading: 'Carregando...',
  overview: 'Visão geral',
  more: 'Mostrar mais',
  tryAgain: 'Tentar de novo',
  count: (count) => plural(count, { one: `${count} vídeo em resumo`, other: `${count} vídeos em resumo` }),
  channel: 'O canal no YouTube',
  playlist: 'A playlist no YouTube',
  unnamed: 'Um vídeo',
  from: (title, time) => `${title}, a partir de ${time}, no YouTube`,
}
