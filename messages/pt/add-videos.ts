import type * as source from '#messages/add-videos.ts'
import { plural } from './language.ts'

export const addVideos: typeof source.addVideos = {
  title: 'Adicionar vídeos',
  description: 'Um vídeo novo conta como um resumo; o que você já tem é grátis.',
  links: (max) => `Links de vídeos, até ${max}, um por linha`,
  add: (count) => plural(count, { one: `Adicionar ${count} vídeo`, other: `Adicionar ${count} vídeos` }),
  own: 'Do seu histórico',
  search: 'Buscar no seu histórico',
  loading: 'Carregando...',
  nothingFound: 'Nada encontrado.',
}
